import { DATO_PERSONAL, type DatoPersonal } from '@marco/elementos-de-dato/terms';
import { BreakableName } from '@marco/web-kit/breakable-name';
import { formatNumber } from '@marco/web-kit/format';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { Link } from 'react-router';
import type { CampoDeFicha } from '../../contract/index.ts';
import styles from './campos-mensaje.module.css';

/** Values of a list in sight; all of them stand in the dictionary. */
const VALORES_EN_FILA = 6;

const CLASE_CORTA: Readonly<Record<DatoPersonal, string>> = {
  no: 'No personal',
  publico: 'Público',
  semiprivado: 'Semiprivado',
  privado: 'Privado',
  sensible: 'Sensible',
};

interface CamposMensajeProps {
  readonly label: string;
  readonly campos: readonly CampoDeFicha[];
  /** Whether the service sends them or is asked with them. */
  readonly sentido: 'entrega' | 'pide';
}

/** The fields of a message: what each is, what it permits, the element it is of, whether it comes, how personal it is. */
export function CamposMensaje({ label, campos, sentido }: CamposMensajeProps) {
  return (
    <StackedTable
      label={label}
      columns={[...COLUMNAS, sentido === 'entrega' ? VIENE : OBLIGATORIO, CLASE]}
      rows={campos}
      rowKey={({ id }) => id}
      isTop
    />
  );
}

const COLUMNAS: readonly StackedColumn<CampoDeFicha>[] = [
  {
    label: 'Dato',
    cell: ({ nivel, nombreLocal, elemento }) => (
      <span className={styles['dato']} data-nivel={Math.min(nivel, 5)}>
        {nivel === 1 ? null : <span className="sr">Nivel {nivel}: </span>}
        {elemento.nombre}
        <code>
          <BreakableName name={nombreLocal} />
        </code>
      </span>
    ),
  },
  { label: 'Valores permitidos', cell: (campo) => <Permitidos campo={campo} /> },
  { label: 'Elemento de dato', cell: (campo) => <ElementoUsado campo={campo} /> },
];

const VIENE: StackedColumn<CampoDeFicha> = { label: 'Viene', cell: presentViene };
const OBLIGATORIO: StackedColumn<CampoDeFicha> = {
  label: 'Obligatorio',
  cell: ({ minimo, obligatorioDeNegocio }) => (minimo > 0 || obligatorioDeNegocio ? 'Sí' : 'No'),
};
const CLASE: StackedColumn<CampoDeFicha> = {
  label: 'Clase',
  cell: ({ datoPersonal }) => (
    <span className={styles['clase']} data-clase={datoPersonal} title={DATO_PERSONAL[datoPersonal]}>
      {CLASE_CORTA[datoPersonal]}
    </span>
  ),
};

/** How often a field comes, as who reads it counts on it. */
function presentViene({ minimo, maximo, obligatorioDeNegocio }: CampoDeFicha): string {
  const comes = minimo > 0 ? 'Siempre' : obligatorioDeNegocio ? 'Si aplica' : 'A veces';
  if (maximo === null) return `${comes}, varias veces`;
  return maximo > 1 ? `${comes}, hasta ${formatNumber(maximo)} veces` : comes;
}

function Permitidos({ campo: { permitido, valores, ejemplo, elemento } }: { readonly campo: CampoDeFicha }) {
  const shown = valores?.primeros.slice(0, VALORES_EN_FILA) ?? [];
  const isWhole = valores === null || shown.length >= valores.total;
  return (
    <div className={styles['permitidos']}>
      <span>{permitido}</span>
      {shown.length === 0 ? null : (
        <ul>
          {shown.map(({ codigo, nombre }) => (
            <li key={codigo}>{codigo === nombre ? codigo : `${codigo} ${nombre}`}</li>
          ))}
          {isWhole ? null : (
            <li className={styles['todos']}>
              <Link to={`${elemento.direccion}#valores`}>Ver los {formatNumber(valores.total)}</Link>
            </li>
          )}
        </ul>
      )}
      {ejemplo === null ? null : (
        <small>
          Ejemplo: <code>{ejemplo}</code>
        </small>
      )}
    </div>
  );
}

/** The element and the version in use; a newer one says whether it breaks whoever uses this one. */
function ElementoUsado({ campo: { elemento, masReciente, normas } }: { readonly campo: CampoDeFicha }) {
  return (
    <div className={styles['elemento']}>
      <Link to={elemento.direccion} title={elemento.definicion}>
        <BreakableName name={elemento.identificador} />
      </Link>{' '}
      <span className={styles['version']}>v{elemento.version}</span>
      {masReciente === null ? null : (
        <span className={styles['reciente']} data-rompe={masReciente.rompe ? true : undefined}>
          Hay v{masReciente.version}, {masReciente.rompe ? 'cambio mayor' : 'compatible'}
        </span>
      )}
      {normas.length === 0 ? null : <small>Norma: {normas.join('; ')}</small>}
    </div>
  );
}
