import { Button } from '@marco/web-kit/button';
import { useCopyText } from '@marco/web-kit/clipboard';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { CampoCodigo, useCodigo } from './campo-codigo.tsx';
import styles from './segundo-factor.module.css';
import { useInscripcion, useSubmitInscripcion } from './use-segundo-factor.ts';

interface InscripcionProps {
  /** Whether it takes the place of an enrolled application. */
  readonly esCambio?: boolean;
  /** Called with the recovery codes when it is confirmed. */
  readonly onInscrita: (codigos: readonly string[]) => void;
}

/** The application to enroll: its picture, its text, and the code that confirms it. */
export function Inscripcion({ esCambio = false, onInscrita }: InscripcionProps) {
  const query = useInscripcion(esCambio);
  const { mutateAsync } = useSubmitInscripcion();
  const form = useCodigo(async (codigo) => onInscrita((await mutateAsync(codigo)).codigos));
  if (query.error) return <QueryError title="No fue posible comenzar la inscripción" query={query} />;
  if (!query.data) return <Skeleton label="Preparando la inscripción" rows={6} />;
  const { secreto, direccion, qr } = query.data;
  return (
    <form className={styles['bloque']} noValidate onSubmit={form.onSubmit}>
      <ol className={styles['pasos']}>
        <li>
          Instale en su teléfono una aplicación de autenticación, como Google Authenticator, Microsoft
          Authenticator o FreeOTP.
        </li>
        <li>
          Escanee esta imagen con ella, o escriba la clave.
          <div className={styles['clave']}>
            <svg
              className={styles['qr']}
              role="img"
              aria-label="Imagen para escanear con la aplicación"
              viewBox={`0 0 ${qr.lado} ${qr.lado}`}
              shapeRendering="crispEdges"
            >
              <path d={qr.trazo} />
            </svg>
            <ClaveEscrita secreto={secreto} direccion={direccion} />
          </div>
        </li>
        <li>
          Escriba el código que la aplicación muestra.
          <CampoCodigo form={form} admiteRecuperacion={false} />
        </li>
      </ol>
      <div className={styles['acciones']}>
        <Button type="submit" busy={form.isSending && 'Inscribiendo'}>
          Inscribir aplicación
        </Button>
      </div>
    </form>
  );
}

function ClaveEscrita({ secreto, direccion }: { readonly secreto: string; readonly direccion: string }) {
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(secreto, 'La clave fue copiada.');
  return (
    <div className={styles['escrita']}>
      <p>Clave</p>
      <code ref={shown} className={styles['secreto']}>
        {secreto.replaceAll(/.{4}(?=.)/g, '$& ')}
      </code>
      <Button variant="neutral" size="small" onClick={() => void copy()}>
        {isCopied ? 'Copiada' : 'Copiar clave'}
      </Button>
      <a href={direccion}>Abrir una aplicación de este dispositivo</a>
    </div>
  );
}
