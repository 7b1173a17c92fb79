import { Button } from '@marco/web-kit/button';
import { saveTextFile } from '@marco/web-kit/file-transfer';
import { formatMoment } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Documento } from '../../rules/prueba.ts';
import { presentCopia } from '../../rules/verificacion/copia.ts';
import { readDid } from './read-documentos.ts';

/** The page a copy is made of, as the build leaves it (`apps/web/single-page.config.ts`). */
const PAGINA = '/comprobador.html';

interface BotonSinConexionProps {
  /** Number and credential of the certificate the copy takes along. */
  readonly certificado?: { readonly numero: string; readonly credencial: Documento };
}

/** Saves a page that verifies files without a network, with the keys of the issuer as they are now. */
export function BotonSinConexion({ certificado }: BotonSinConexionProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [did, pagina] = await Promise.all([readDid(), fetch(PAGINA)]);
      if (!pagina.ok) throw new Error(`El sitio respondió ${pagina.status}. Repita en unos minutos.`);
      const copia = presentCopia(await pagina.text(), {
        did,
        guardado: certificado ? { credencial: certificado.credencial } : null,
        momento: formatMoment(new Date()),
      });
      saveTextFile(`comprobar-${certificado?.numero ?? 'certificados'}.html`, copia, 'text/html');
    },
  });
  return (
    <>
      <Button
        variant="neutral"
        icon={<Download size={18} />}
        busy={isPending && 'Preparando'}
        onClick={() => mutate()}
      >
        Comprobar sin conexión
      </Button>
      {error ? (
        <div role="alert">
          <Notice tone="err">{error.message}</Notice>
        </div>
      ) : null}
    </>
  );
}
