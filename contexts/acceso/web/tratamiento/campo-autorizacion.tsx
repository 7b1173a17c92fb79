import { Checkbox } from '@marco/web-kit/checkbox';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Link } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import styles from './tratamiento.module.css';
import { useAvisoTratamiento } from './use-tratamiento.ts';

export interface CampoAutorizacionProps {
  /** Version authorised; null while it is not. */
  readonly value: string | null;
  readonly onChange: (version: string | null) => void;
  readonly errors?: readonly string[] | undefined;
  readonly submitted?: boolean;
}

/** The authorisation of Ley 1581 de 2012, in its exact words, with the way to the notice. Never ticked beforehand. */
export function CampoAutorizacion({ value, onChange, errors, submitted = false }: CampoAutorizacionProps) {
  const { data: aviso, isError, isFetching, refetch } = useAvisoTratamiento();
  if (isError)
    return (
      <LoadError
        title="No fue posible cargar el aviso de tratamiento de datos"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!aviso) return <Skeleton label="Cargando el aviso de tratamiento de datos" rows={1} />;
  return (
    <div className={styles['autorizacion']}>
      <Checkbox
        label={aviso.autorizacion}
        required
        checked={value !== null && value === aviso.version}
        onChange={(checked) => onChange(checked ? aviso.version : null)}
        errors={errors}
        submitted={submitted}
      />
      <Link to={accesoPaths.tratamiento} target="_blank">
        Leer el aviso de tratamiento de datos, versión {aviso.version} (abre en una ventana nueva)
      </Link>
    </div>
  );
}
