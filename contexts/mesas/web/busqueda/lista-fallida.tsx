import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { CircleAlert, RotateCw } from 'lucide-react';
import styles from './lista-fallida.module.css';

interface ListaFallidaProps {
  /** 'los consultores'. */
  readonly nombre: string;
  readonly lista: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Says in its place why a list of the form is missing, and asks for it again; the form stays as it was filled. */
export function ListaFallida({ nombre, lista }: ListaFallidaProps) {
  if (!lista.error) return null;
  return (
    <div className={styles['failed']} role="alert">
      <p>
        <CircleAlert size={15} />
        No fue posible cargar {nombre}. {errorMessage(lista.error)}
      </p>
      <Button
        variant="ghost"
        size="small"
        icon={<RotateCw size={15} />}
        busy={lista.isFetching && 'Reintentando'}
        onClick={() => void lista.refetch()}
      >
        Reintentar <span className="sr">cargar {nombre}</span>
      </Button>
    </div>
  );
}
