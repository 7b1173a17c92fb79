import { Chip } from '@marco/web-kit/chip';
import { Link } from 'react-router';
import { IconoOpcion } from './icono-opcion.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './opcion.module.css';
import type { Opcion } from './opciones.ts';

interface LineaDeOpcionProps {
  readonly opcion: Opcion;
  readonly buscado: string;
  readonly onOpen: () => void;
}

/** One line of the page of the search: the whole of it is a link. */
export function LineaDeOpcion({ opcion, buscado, onOpen }: LineaDeOpcionProps) {
  const { icono, titulo, detalle, to, ficha } = opcion;
  return (
    <Link className={styles['option']} to={to ?? ''} onClick={onOpen}>
      <IconoOpcion icono={icono} />
      <span className={styles['texts']}>
        <b>
          <MarkedText texto={titulo} buscado={buscado} />
        </b>
        {detalle ? <small>{detalle}</small> : null}
      </span>
      {ficha?.estado ? <Chip tone={ficha.estado.tono}>{ficha.estado.nombre}</Chip> : null}
    </Link>
  );
}
