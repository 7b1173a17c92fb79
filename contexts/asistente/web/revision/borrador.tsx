import type { TipoDato } from '@marco/elementos-de-dato/terms';
import { ConsejosDeBorrador } from '@marco/elementos-de-dato/widgets';
import { formatNumber } from '@marco/web-kit/format';
import { useState } from 'react';
import type { CampoRevisado } from '../../contract/index.ts';
import { TIPO_DETECTADO, type TipoDetectado } from '../../contract/terms.ts';
import styles from './fila-revision.module.css';

/** The type of an element for what a field was read as; null of a composite, and where nobody said one. */
const TIPOS: Readonly<Record<TipoDetectado, TipoDato | null>> = {
  texto: 'cadena',
  entero: 'entero',
  decimal: 'decimal',
  logico: 'booleano',
  fecha: 'fecha',
  'fecha-hora': 'fecha-hora',
  hora: 'hora',
  binario: 'binario',
  uri: 'uri',
  compuesto: null,
  desconocido: null,
};
/** Values of a list that are shown. */
const VALORES_DICHOS = 12;

interface BorradorProps {
  readonly revisada: CampoRevisado;
  /** Of what opens it: Tab goes to the row the keys act on alone. */
  readonly tabIndex: number;
}

/** Why nothing is reused, and how the new element could begin. */
export function Borrador({ revisada: { campo, propuesta }, tabIndex }: BorradorProps) {
  const [isOpen, setOpen] = useState(false);
  const { definicion, razones } = propuesta;
  return (
    <div className={styles['why']}>
      {definicion ? (
        <>
          Borrador listo: <code>{definicion.identificador}</code>
          {definicion.valores > 1
            ? `, lista de ${formatNumber(definicion.valores)} valores tomada del archivo`
            : ''}
          .{' '}
        </>
      ) : null}
      {razones.join(' ')}
      {definicion ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary tabIndex={tabIndex}>Ver el borrador</summary>
          {isOpen ? <PartesDelBorrador campo={campo} definicion={definicion} /> : null}
        </details>
      ) : null}
    </div>
  );
}

interface PartesDelBorradorProps {
  readonly campo: CampoRevisado['campo'];
  readonly definicion: NonNullable<CampoRevisado['propuesta']['definicion']>;
}

function PartesDelBorrador({ campo, definicion }: PartesDelBorradorProps) {
  const { tipo, longitud, descripcion, valores } = campo;
  const { identificador, nombre } = definicion;
  const esLista = valores.length > 1;
  const sobran = valores.length - VALORES_DICHOS;
  const partes = [
    ['Nombre', nombre],
    ['Definición', descripcion === '' ? 'Falta: dígala al proponer el elemento.' : descripcion],
    ['Tipo', TIPO_DETECTADO[tipo] + (longitud === null ? '' : `, hasta ${formatNumber(longitud)}`)],
    [
      'Valores',
      valores.slice(0, VALORES_DICHOS).join(', ') + (sobran > 0 ? ` y ${formatNumber(sobran)} más` : ''),
    ],
  ] as const;
  return (
    <>
      <dl className={styles['draft']}>
        {partes.map(([que, dicho]) =>
          dicho === '' ? null : (
            <div key={que}>
              <dt>{que}</dt>
              <dd>{dicho}</dd>
            </div>
          ),
        )}
      </dl>
      <ConsejosDeBorrador
        texto={{
          identificador,
          nombre,
          definicion: descripcion,
          tipo: tipo === 'compuesto' ? 'compuesto' : 'simple',
          clase: esLista ? 'lista' : 'dato',
          tipoDato: TIPOS[tipo],
        }}
      />
    </>
  );
}
