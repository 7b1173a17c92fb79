import { formatTime } from '@marco/web-kit/format';
import { CloudAlert, CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './estado-guardado.module.css';
import type { EstadoGuardado } from './use-autoguardado.ts';

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
    case 'pendiente':
      return { icon: <CloudUpload size={18} />, text: 'Hay cambios por guardar' };
    case 'guardando':
      return { icon: <CloudUpload size={18} />, text: 'Guardando…' };
    case 'guardado':
      return {
        icon: <CloudCheck size={18} />,
        text: `Borrador guardado a las ${formatTime(estado.momento)}`,
        tone: 'ok',
      };
    case 'sin-conexion':
      return { icon: <CloudAlert size={18} />, text: 'Sin conexión: se reintenta', tone: 'warn' };
    case 'detenido':
      return {
        icon: <TriangleAlert size={18} />,
        text: 'Sin guardar: corrija los campos señalados',
        tone: 'err',
      };
    case 'conflicto':
      return {
        icon: <TriangleAlert size={18} />,
        text: 'Sin guardar: otra persona cambió el elemento',
        tone: 'err',
      };
    case 'rechazado':
      return {
        icon: <TriangleAlert size={18} />,
        text: `No se pudo guardar: ${estado.mensaje}`,
        tone: 'err',
      };
  }
}
