import { Button, type ButtonVariant } from '@marco/web-kit/button';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';

interface ChooseArchivoProps {
  readonly children: string;
  readonly variant?: ButtonVariant;
  readonly busy?: string | false;
  readonly onChoose: (archivo: File) => void;
}

/** Chooses a file of operation. */
export function ChooseArchivo({ children, variant = 'primary', busy = false, onChoose }: ChooseArchivoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Archivo de operación"
        accept=".json,.jsonl,.ndjson,.gz,application/json,application/x-ndjson,application/gzip"
        onChange={({ target }) => {
          const archivo = target.files?.[0];
          if (archivo) onChoose(archivo);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant={variant}
        icon={<FileUp size={18} />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
