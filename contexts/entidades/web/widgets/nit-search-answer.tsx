import { Button } from '@marco/web-kit/button';
import { Notice } from '@marco/web-kit/notice';
import { CircleCheck, RotateCw } from 'lucide-react';
import { capitalizeNombre } from '../../contract/terms.ts';
import styles from './nit-search.module.css';
import type { EstadoConsulta } from './use-verify-nit.ts';

interface NitSearchAnswerProps {
  readonly estado: EstadoConsulta;
  readonly onRetry: () => void;
}

/** What the registry answered: the name found, the reason it found none, or that no answer arrived. */
export function NitSearchAnswer({ estado, onRetry }: NitSearchAnswerProps) {
  return (
    <div className={styles['answer']}>
      <div role="status">{estado.kind === 'found' ? <RazonSocial nombre={estado.nombre} /> : null}</div>
      {estado.kind === 'refused' ? (
        <Notice tone="err" role="alert">
          {estado.mensaje}
        </Notice>
      ) : null}
      {estado.kind === 'failed' ? (
        <Notice tone="err" role="alert">
          <p>{estado.mensaje}</p>
          <Button
            variant="neutral"
            size="small"
            icon={<RotateCw size={16} />}
            onClick={onRetry}
            className={styles['retry'] ?? ''}
          >
            Reintentar
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

function RazonSocial({ nombre }: { readonly nombre: string }) {
  return (
    <div className={styles['found']}>
      <CircleCheck size={18} />
      <span>
        <small>Razon Social</small> <b>{capitalizeNombre(nombre)}</b>
      </span>
    </div>
  );
}
