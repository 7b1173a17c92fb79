import { create } from 'qrcode';
import styles from './certificado.module.css';

/** White modules around the code, as its standard asks. */
const MARGEN = 4;

interface CodigoQrProps {
  readonly texto: string;
  /** Without one it is part of an image that is named as a whole. */
  readonly nombre?: string;
}

/** A code that opens an address, drawn in black on white in either theme: cameras read it so. */
export function CodigoQr({ texto, nombre }: CodigoQrProps) {
  const { modules } = create(texto, { errorCorrectionLevel: 'M' });
  const lado = modules.size + 2 * MARGEN;
  const path = Array.from(modules.data, (on, place) =>
    on ? `M${(place % modules.size) + MARGEN} ${Math.floor(place / modules.size) + MARGEN}h1v1h-1z` : '',
  ).join('');
  return (
    <svg
      className={styles['qr']}
      role={nombre === undefined ? 'presentation' : 'img'}
      aria-label={nombre}
      viewBox={`0 0 ${lado} ${lado}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${lado}v${lado}h-${lado}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
