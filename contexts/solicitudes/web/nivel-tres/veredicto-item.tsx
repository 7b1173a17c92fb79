import { Chip } from '@marco/web-kit/chip';
import { classNames } from '@marco/web-kit/class-names';
import { Select } from '@marco/web-kit/select';
import type { ItemVerificado } from '../../contract/index.ts';
import { VEREDICTO_ITEM, VEREDICTOS_ITEM, type VeredictoItem } from '../../contract/terms.ts';
import styles from './verificacion.module.css';
import { TONO_VEREDICTO } from './verificacion.ts';

interface VeredictoProps {
  readonly item: ItemVerificado;
  readonly veredicto: VeredictoItem | null;
  readonly onChange: (veredicto: VeredictoItem | null) => void;
}

/** The verdict of an item, to be chosen among those its list lets. */
export function Veredicto({ item, veredicto, onChange }: VeredictoProps) {
  const opciones = VEREDICTOS_ITEM.filter((uno) => uno !== 'no-aplica' || item.admiteNoAplica);
  return (
    <div className={classNames(styles['select'], veredicto !== null && styles[veredicto])}>
      <Select
        label={`Veredicto de ${item.codigo}: ${item.etiqueta}`}
        hideLabel
        small
        placeholder="Sin decidir"
        options={opciones.map((value) => ({ value, label: VEREDICTO_ITEM[value] }))}
        value={veredicto ?? ''}
        onChange={(value) => onChange(VEREDICTOS_ITEM.find((uno) => uno === value) ?? null)}
      />
    </div>
  );
}

/** The verdict of an item its reader does not decide. */
export function VeredictoDicho({ item: { veredicto } }: { readonly item: ItemVerificado }) {
  return veredicto === null ? (
    <Chip tone="gray-ring">Sin decidir</Chip>
  ) : (
    <Chip tone={TONO_VEREDICTO[veredicto]}>{VEREDICTO_ITEM[veredicto]}</Chip>
  );
}
