import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  RevisionCatalogo,
  submitCatalogoEndpoint,
  verifyCatalogoEndpoint,
} from '../../contract/index.ts';
import type { Ambiente } from '../../contract/terms.ts';

/** A file that was reviewed, and what it would do. */
export interface ArchivoRevisado {
  readonly nombre: string;
  readonly ambiente: Ambiente;
  readonly texto: string;
  readonly revision: RevisionCatalogo;
}

/** Reviews the file of an instance and applies what the review showed. */
export function useCatalogo() {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [revisado, setRevisado] = useState<ArchivoRevisado | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
      setBusy(false);
    } catch (error) {
      setBusy(false);
      await openFailure(modals, error);
    }
  }

  const verify = (ambiente: Ambiente, archivo: File) =>
    run(async () => {
      const texto = await archivo.text();
      const revision = await api.call<typeof verifyCatalogoEndpoint>(
        { method: 'POST', path: '/xroad/catalogo/revisar' },
        { body: { ambiente, texto } },
        { base: 'private' },
      );
      setRevisado({ nombre: archivo.name, ambiente, texto, revision });
    });

  const submit = ({ ambiente, texto, revision: { huella } }: ArchivoRevisado) =>
    run(async () => {
      await api.call<typeof submitCatalogoEndpoint>(
        { method: 'POST', path: '/xroad/catalogo/aplicar' },
        { body: { ambiente, texto, huella } },
        { base: 'private' },
      );
      setRevisado(null);
      banner.success('La instancia quedó registrada como la dice el archivo.');
      await queries.invalidateQueries({ queryKey: ['plataforma'] });
    });

  return { revisado, isBusy, verify, submit, clear: () => setRevisado(null) };
}
