import { errorMessage } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { classNames } from '@marco/web-kit/class-names';
import { formatSize } from '@marco/web-kit/format';
import { IconButton } from '@marco/web-kit/icon-button';
import { useModal } from '@marco/web-kit/modal';
import { CircleAlert, CircleCheck, FileText, RotateCcw, Trash2, X } from 'lucide-react';
import { type ArchivoCargado, presentFallo } from './archivo-cargado.ts';
import styles from './carga-archivos.module.css';
import type { CargaArchivos } from './use-carga-archivos.ts';

const KILO = 1000;

export interface FilaCargaProps {
  readonly archivo: ArchivoCargado;
  readonly carga: CargaArchivos;
}

/** A file of the list: how far it is, and what can be done with it. */
export function FilaCarga({ archivo, carga }: FilaCargaProps) {
  const { name, size, estado } = archivo;
  return (
    <li className={classNames(styles['row'], estado.clase === 'fallido' && styles['wrong'])}>
      <Icono clase={estado.clase} />
      <div className={styles['what']}>
        <b>{name}</b>
        <small className="num">{formatSize(size * KILO)}</small>
        <Avance archivo={archivo} />
      </div>
      <Acciones archivo={archivo} carga={carga} />
    </li>
  );
}

function Icono({ clase }: { readonly clase: ArchivoCargado['estado']['clase'] }) {
  if (clase === 'listo') return <CircleCheck size={20} className={styles['ok']} />;
  if (clase === 'fallido') return <CircleAlert size={20} className={styles['failed']} />;
  return <FileText size={20} />;
}

function Avance({ archivo: { name, estado } }: Pick<FilaCargaProps, 'archivo'>) {
  if (estado.clase === 'inactivo') return <small>En espera</small>;
  if (estado.clase === 'listo') return <small>Cargado</small>;
  if (estado.clase === 'fallido') return <small className={styles['failed']}>{presentFallo(estado)}</small>;
  const { progreso } = estado;
  return (
    <>
      <progress className={styles['bar']} aria-label={`Carga de ${name}`} max={100} value={progreso} />
      <small className="num">{progreso < 100 ? `${progreso} %` : 'Revisando el archivo'}</small>
    </>
  );
}

function Acciones({ archivo: { key, name, estado }, carga }: FilaCargaProps) {
  const modal = useModal();
  const banner = useBanner();

  async function remove(): Promise<void> {
    const sure = await modal.ask({
      title: '¿Quitar el archivo?',
      message: `${name} no quedará guardado.`,
      confirmLabel: 'Quitar archivo',
    });
    if (!sure) return;
    try {
      await carga.remove(key);
    } catch (error) {
      banner.error(`No fue posible quitar el archivo. ${errorMessage(error)}`);
    }
  }

  if (estado.clase === 'listo')
    return <IconButton label={`Quitar ${name}`} icon={<Trash2 size={18} />} onClick={() => void remove()} />;
  return (
    <>
      {estado.clase === 'fallido' && !estado.esRechazo ? (
        <IconButton
          label={`Reintentar ${name}`}
          icon={<RotateCcw size={18} />}
          onClick={() => carga.retry(key)}
        />
      ) : null}
      <IconButton
        label={`${estado.clase === 'fallido' ? 'Descartar' : 'Cancelar'} ${name}`}
        icon={<X size={18} />}
        onClick={() => carga.cancel(key)}
      />
    </>
  );
}
