import { formatTime } from '@marco/web-kit/format';
import { CloudAlert, CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './desarrollo.module.css';
import type { EstadoGuardado } from './use-desarrollo.ts';

/** Whether what is written is safe, said as it changes. */
export function EstadoDelGuardado({ estado }: { readonly estado: EstadoGuardado }) {
  const { icon, text, tone } = present(estado);
  return (
    <p role="status" className={`${styles['saved']} ${tone ? (styles[tone] ?? '') : ''}`}>
      {icon}
      {text}
    </p>
  );
}

interface Shown {
  readonly icon: ReactNode;
  readonly text: string;
  readonly tone?: 'ok' | 'warn' | 'err';
}

function present(estado: EstadoGuardado): Shown {
  switch (estado.tipo) {
    case 'quieto':
      return { icon: <CloudCheck size={18} />, text: 'Se guarda mientras escribe' };
    case 'guardando':
      return { icon: <CloudUpload size={18} />, text: 'Guardando…' };
    case 'guardado':
      return {
        icon: <CloudCheck size={18} />,
        text: `Guardado a las ${formatTime(estado.momento)}`,
        tone: 'ok',
      };
    case 'sin-conexion':
      return { icon: <CloudAlert size={18} />, text: 'Sin conexión: se reintenta', tone: 'warn' };
    case 'rechazado':
      return {
        icon: <TriangleAlert size={18} />,
        text: `No se pudo guardar: ${estado.mensaje}`,
        tone: 'err',
      };
  }
}
