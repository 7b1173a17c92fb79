import { formatNumber } from '@marco/web-kit/format';
import { StackedTable } from '@marco/web-kit/stacked-table';
import { Link } from 'react-router';
import type { ServicioDirectorio } from '../../contract/index.ts';
import { FACTOR_NIVEL, FACTOR_SUSPENDIDO, LUGAR_PALABRA, MODO_PALABRA } from '../../contract/terms.ts';
import type { ConsultaDirectorio } from '../../rules/consulta-directorio.ts';
import styles from './orden-explicado.module.css';

interface OrdenExplicadoProps {
  readonly consulta: ConsultaDirectorio;
  readonly servicios: readonly ServicioDirectorio[];
}

/** Why the results stand in this order: the rules, and what they gave each of them. */
export function OrdenExplicado({ consulta: { orden, texto }, servicios }: OrdenExplicadoProps) {
  if (orden !== 'relevancia') return <p>{OTROS_ORDENES[orden]}</p>;
  return (
    <div className={styles['orden']}>
      <Reglas />
      {texto === '' ? (
        <p>
          Como no escribió palabras, cuentan los datos que tiene y necesita, el nivel y si el servicio está en
          suspensión.
        </p>
      ) : (
        <Puntajes servicios={servicios} />
      )}
    </div>
  );
}

const OTROS_ORDENES = {
  usados: 'Van primero los servicios que más entidades usan; si empatan, por nombre.',
  recientes: 'Van primero los servicios que cambiaron hace menos; si empatan, por nombre.',
  nombre: 'Van por nombre, sin importar mayúsculas ni tildes.',
} as const;

function Reglas() {
  return (
    <ul className={styles['reglas']}>
      <li>
        Cada palabra suma según dónde está:{' '}
        {Object.values(LUGAR_PALABRA)
          .map(({ nombre, peso }) => `${nombre.toLowerCase()} ${formatNumber(peso)}`)
          .join('; ')}
        .
      </li>
      <li>
        Suma todo si coincide {MODO_PALABRA.entera.nombre}, y menos si es {MODO_PALABRA.inicio.nombre} (
        {formatNumber(MODO_PALABRA.inicio.factor)}), {MODO_PALABRA.palabra.nombre} (
        {formatNumber(MODO_PALABRA.palabra.factor)}) o {MODO_PALABRA.parte.nombre} (
        {formatNumber(MODO_PALABRA.parte.factor)}).
      </li>
      <li>
        El resultado se multiplica por el nivel: Nivel 3 por {formatNumber(FACTOR_NIVEL[3])}, Nivel 2 por{' '}
        {formatNumber(FACTOR_NIVEL[2])}, Nivel 1 por {formatNumber(FACTOR_NIVEL[1])}, sin nivel por{' '}
        {formatNumber(FACTOR_NIVEL[0])}; y por {formatNumber(FACTOR_SUSPENDIDO)} si está en suspensión.
      </li>
      <li>Si empatan, va primero el que más entidades usan y después por nombre.</li>
    </ul>
  );
}

function Puntajes({ servicios }: Pick<OrdenExplicadoProps, 'servicios'>) {
  return (
    <StackedTable
      label="Puntos de cada servicio de esta página"
      columns={[
        { label: 'Servicio', cell: ({ nombre, direccion }) => <Link to={direccion}>{nombre}</Link> },
        { label: 'Dónde coincide', cell: presentCoincidencias },
        { label: 'Se multiplica por', cell: presentFactores },
        {
          label: 'Puntos',
          cell: ({ explicacion }) => (
            <span className="num">{explicacion === null ? '—' : formatNumber(explicacion.puntaje)}</span>
          ),
        },
      ]}
      rows={servicios}
      rowKey={({ servicioId }) => servicioId}
      isTop
    />
  );
}

function presentCoincidencias({ explicacion }: ServicioDirectorio): string {
  const palabras = explicacion?.palabras ?? [];
  if (palabras.length === 0) return 'Sin palabras';
  return palabras
    .map(
      ({ palabra, lugar, modo, puntos }) =>
        `«${palabra}» en ${LUGAR_PALABRA[lugar].nombre.toLowerCase()}, ${MODO_PALABRA[modo].nombre}: ${formatNumber(puntos)}`,
    )
    .join('; ');
}

function presentFactores({ explicacion, estado }: ServicioDirectorio): string {
  if (explicacion === null) return '—';
  const nivel = estado.nivel === 0 ? 'sin nivel' : `Nivel ${formatNumber(estado.nivel)}`;
  const salud =
    explicacion.factorSalud === 1 ? '' : ` y ${formatNumber(explicacion.factorSalud)} por la suspensión`;
  return `${formatNumber(explicacion.factorNivel)} (${nivel})${salud}`;
}
