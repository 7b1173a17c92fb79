import { errorMessage } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import styles from './tratamiento.module.css';
import { useAvisoTratamiento, useSubmitAutorizacion } from './use-tratamiento.ts';

/** The question of the notice in force, with its two answers. */
export function PreguntaAutorizacion() {
  const { data: aviso } = useAvisoTratamiento();
  const { mutate, isPending } = useSubmitAutorizacion();
  const banners = useBanner();
  if (!aviso) return null;
  const answer = (autoriza: boolean) =>
    mutate(
      { version: aviso.version, autoriza },
      { onError: (error) => void banners.error(errorMessage(error)) },
    );
  return (
    <section className={styles['pregunta']} aria-label="Tratamiento de datos personales">
      <Notice>
        <p>
          <strong>Aviso de tratamiento de datos, versión {aviso.version}.</strong> {aviso.autorizacion}{' '}
          <Link to={accesoPaths.tratamiento}>Leer el aviso</Link>
        </p>
        <div className={styles['respuestas']}>
          <Button size="small" busy={isPending && 'Guardando'} onClick={() => answer(true)}>
            Autorizo
          </Button>
          <Button size="small" variant="neutral" disabled={isPending} onClick={() => answer(false)}>
            No autorizo
          </Button>
        </div>
      </Notice>
    </section>
  );
}
