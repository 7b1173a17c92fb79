import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { classNames } from '@marco/web-kit/class-names';
import { Radio } from '@marco/web-kit/radio-group';
import { Select } from '@marco/web-kit/select';
import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { CampoRevisado, CandidatoPropuesto } from '../../contract/index.ts';
import {
  CANDIDATOS_MOSTRADOS,
  DECISION_PROPUESTA,
  type DecisionPropuesta,
  TIPO_DETECTADO,
} from '../../contract/terms.ts';
import { Borrador } from './borrador.tsx';
import type { CambioDeRevision, FilaEnRevision } from './estado-revision.ts';
import styles from './fila-revision.module.css';

interface FilaRevisionProps {
  readonly lugar: number;
  readonly revisada: CampoRevisado;
  readonly fila: FilaEnRevision;
  /** Whether the keys act on it: its controls are the ones Tab reaches. */
  readonly isActiva: boolean;
  readonly onCambio: (cambio: CambioDeRevision) => void;
  readonly onActivar: (lugar: number) => void;
}

/** What can be done with a field where no element may be its own. */
const SIN_CANDIDATOS: readonly DecisionPropuesta[] = ['definir'];

function listAcciones(
  { propuesta }: CampoRevisado,
  { candidato }: FilaEnRevision,
): readonly DecisionPropuesta[] {
  const elegido = propuesta.candidatos[candidato ?? 0];
  if (!elegido) return SIN_CANDIDATOS;
  return [elegido.diferencias.length > 0 ? 'modificar' : 'reutilizar', 'revisar', 'definir'];
}

/** A field, what it would become, why, and what is done with it. */
export function FilaRevision(props: FilaRevisionProps) {
  const { lugar, revisada, fila, isActiva, onCambio, onActivar } = props;
  const { campo, propuesta } = revisada;
  const elegido = fila.candidato === null ? undefined : propuesta.candidatos[fila.candidato];
  const tabIndex = isActiva ? 0 : -1;

  function choose(accion: string): void {
    if (accion === 'definir') onCambio({ kind: 'definir', lugar });
    else if (accion === 'revisar') onCambio({ kind: 'revisar', lugar });
    else {
      if (fila.candidato === null) onCambio({ kind: 'candidato', lugar, candidato: 0 });
      onCambio({ kind: 'aceptar', lugares: [lugar] });
    }
  }

  return (
    <li
      className={classNames(styles['row'], isActiva && styles['active'], styles[fila.accion])}
      data-lugar={lugar}
      onFocus={() => onActivar(lugar)}
    >
      <span className={styles['mark']}>
        {fila.aceptada ? (
          <button
            type="button"
            className={styles['accepted']}
            tabIndex={tabIndex}
            data-fila
            aria-label={`${campo.nombre}, aceptado. Quitar de los aceptados`}
            onClick={() => onCambio({ kind: 'soltar', lugar })}
          >
            <Check size={16} />
          </button>
        ) : (
          <input
            type="checkbox"
            tabIndex={tabIndex}
            data-fila
            checked={fila.elegida}
            aria-label={`Elegir ${campo.nombre}`}
            onChange={({ target }) => onCambio({ kind: 'elegir', lugares: [lugar], elegida: target.checked })}
          />
        )}
      </span>
      <span className={styles['field']}>
        <b>{campo.nombre}</b>
        <small>{presentCampo(revisada)}</small>
      </span>
      <ArrowRight size={15} className={styles['arrow']} />
      <span className={styles['element']}>
        {elegido ? (
          <>
            <Link to={toVersionElemento(elegido.versionId)} target="_blank" tabIndex={tabIndex}>
              {elegido.identificador}
            </Link>{' '}
            <small>v{elegido.numero}</small>
          </>
        ) : (
          <span className={styles['none']}>
            {propuesta.decision === 'definir' ? 'Ningún elemento sirve' : 'Uno nuevo'}
          </span>
        )}
      </span>
      <Confianza puntaje={elegido?.puntaje ?? propuesta.puntaje} />
      <span className={styles['action']}>
        <Select
          label={`Acción para ${campo.nombre}`}
          hideLabel
          small
          value={fila.accion}
          onChange={choose}
          options={listOpciones(revisada, fila)}
        />
      </span>
      <Razones revisada={revisada} elegido={elegido} accion={fila.accion} tabIndex={tabIndex} />
      {fila.accion === 'revisar' ? <Candidatos {...props} /> : null}
    </li>
  );
}

function listOpciones(revisada: CampoRevisado, fila: FilaEnRevision) {
  const acciones = new Set([fila.accion, ...listAcciones(revisada, fila)]);
  return [...acciones].map((accion) => ({ value: accion, label: DECISION_PROPUESTA[accion] }));
}

function presentCampo({ campo }: CampoRevisado): string {
  const { tipo, longitud, decimales, descripcion } = campo;
  const medida = decimales ? `${longitud ?? ''},${decimales}` : (longitud ?? '');
  const tipos = [TIPO_DETECTADO[tipo], String(medida)].filter((texto) => texto !== '').join(', ');
  return descripcion === '' ? tipos : `${tipos}. ${descripcion}`;
}

/** The bar never stands without its number. */
function Confianza({ puntaje }: { readonly puntaje: number }) {
  return (
    <span className={styles['score']}>
      <span>{puntaje} %</span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${puntaje}%` }} />
      </span>
    </span>
  );
}

interface RazonesProps {
  readonly revisada: CampoRevisado;
  readonly elegido: CandidatoPropuesto | undefined;
  readonly accion: DecisionPropuesta;
  readonly tabIndex: number;
}

function Razones({ revisada, elegido, accion, tabIndex }: RazonesProps) {
  if (!elegido) return <Borrador revisada={revisada} tabIndex={tabIndex} />;
  const { razones, diferencias } = elegido;
  return (
    <p className={styles['why']}>
      {razones.join(' ')}
      {diferencias.length > 0 ? (
        <>
          {' '}
          <b>{diferencias.join(' ')}</b>{' '}
          {accion === 'modificar' ? <span className={styles['badge']}>Amplía el elemento</span> : null}
        </>
      ) : null}
    </p>
  );
}

/** The elements a person chooses among, and a new one. */
function Candidatos({ lugar, revisada, fila, isActiva, onCambio }: FilaRevisionProps) {
  const nombre = useId();
  const tabIndex = isActiva ? 0 : -1;
  const choose = (candidato: number | null) => onCambio({ kind: 'candidato', lugar, candidato });
  return (
    <fieldset className={styles['candidates']}>
      <legend className="sr">Elija el elemento para {revisada.campo.nombre}</legend>
      {revisada.propuesta.candidatos.slice(0, CANDIDATOS_MOSTRADOS).map((candidato, at) => (
        <label key={candidato.elementoId}>
          <Radio
            name={nombre}
            tabIndex={tabIndex}
            checked={fila.candidato === at}
            onChange={() => choose(at)}
          />
          <span>
            <code>{candidato.identificador}</code> {candidato.nombre}
          </span>
          <b>{candidato.puntaje} %</b>
        </label>
      ))}
      <label>
        <Radio
          name={nombre}
          tabIndex={tabIndex}
          checked={fila.candidato === null}
          onChange={() => choose(null)}
        />
        <span>Definir uno nuevo</span>
        <span />
      </label>
    </fieldset>
  );
}
