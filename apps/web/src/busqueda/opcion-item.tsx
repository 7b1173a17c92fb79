import { Chip } from '@marco/web-kit/chip';
import { classNames } from '@marco/web-kit/class-names';
import { IconoOpcion } from './icono-opcion.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './opcion.module.css';
import type { Opcion } from './opciones.ts';

interface OpcionItemProps {
  readonly id: string;
  readonly opcion: Opcion;
  readonly buscado: string;
  readonly isSelected: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (isApart: boolean) => void;
}

/** One line of the search. */
export function OpcionItem({ id, opcion, buscado, isSelected, onPoint, onChoose }: OpcionItemProps) {
  const { icono, titulo, detalle, motivo, ficha } = opcion;
  return (
    // The keys of the list are those of the field, which holds the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points at it
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-disabled={motivo !== undefined}
      className={classNames(styles['option'], icono === 'termino' && styles['term'])}
      onMouseMove={isSelected ? undefined : onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <IconoOpcion icono={icono} />
      <span className={styles['texts']}>
        <b>
          <MarkedText texto={titulo} buscado={buscado} />
        </b>
        {motivo || detalle ? <small>{motivo ?? detalle}</small> : null}
      </span>
      {ficha?.estado ? <Chip tone={ficha.estado.tono}>{ficha.estado.nombre}</Chip> : null}
      <span className={styles['enter']} aria-hidden="true">
        Enter
      </span>
    </div>
  );
}
