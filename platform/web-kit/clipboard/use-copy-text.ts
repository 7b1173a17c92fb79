import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBanner } from '../banner/index.ts';

/** How long a control says that it copied. */
const COPIED_MS = 2000;

const FORBIDDEN =
  'El navegador no permitió copiar. El texto quedó seleccionado: cópielo desde el teclado o el menú.';

interface CopyText<Shown extends HTMLElement> {
  /** Where the text is on show: it is selected when it could not be copied. */
  readonly shown: RefObject<Shown | null>;
  readonly copy: () => Promise<void>;
  /** For a moment after it was copied. */
  readonly isCopied: boolean;
}

/**
 * Copies a text that is on show and says so; where the browser forbids it, selects the text for the person to copy it.
 *
 * @param done 'El sello fue copiado.'
 */
export function useCopyText<Shown extends HTMLElement>(texto: string, done: string): CopyText<Shown> {
  const banner = useBanner();
  const shown = useRef<Shown>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      // Without a secure connection there is no clipboard at all, which fails like a refusal.
      await navigator.clipboard.writeText(texto);
      setCopied(true);
      banner.success(done);
    } catch {
      setCopied(false);
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      banner.error(FORBIDDEN);
    }
  }

  return { shown, copy, isCopied };
}
