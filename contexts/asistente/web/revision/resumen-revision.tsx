import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import type { ChipTone } from '@marco/web-kit/chip';
import { formatNumber, formatPercent } from '@marco/web-kit/format';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Group } from 'lucide-react';
import { Link } from 'react-router';
import type { CampoRevisado, RevisionDeCampos } from '../../contract/index.ts';
import { DECISION_PROPUESTA, DECISIONES_PROPUESTA, type DecisionPropuesta } from '../../contract/terms.ts';
import type { CambioDeRevision, EstadoRevision } from './estado-revision.ts';
import styles from './revision.module.css';

const TONOS: Readonly<Record<DecisionPropuesta, ChipTone>> = {
  reutilizar: 'green',
  modificar: 'purple',
  revisar: 'yellow',
  definir: 'gray',
};

interface ResumenRevisionProps {
  readonly revision: RevisionDeCampos;
  readonly estado: EstadoRevision;
}

/** How many fields become what, in all and in each table or message. */
export function ResumenRevision({ revision, estado }: ResumenRevisionProps) {
  const count = (accion: DecisionPropuesta) => estado.filas.filter((fila) => fila.accion === accion).length;
  return (
    <Card title="Resumen">
      <p className={styles['total']}>
        <b>{formatPercent(count('reutilizar'), estado.filas.length)}</b> <small>se reutiliza</small>
      </p>
      <StackedBar
        segments={DECISIONES_PROPUESTA.map((accion) => ({
          label: DECISION_PROPUESTA[accion],
          value: count(accion),
          tone: TONOS[accion],
        }))}
      />
      <PorGrupo revision={revision} estado={estado} />
    </Card>
  );
}

/** Tables or messages that are told of one by one. */
const GRUPOS_DICHOS = 8;

/** How many fields of each table or message are reused, where there are several. */
function PorGrupo({ revision: { filas }, estado }: ResumenRevisionProps) {
  const grupos = Map.groupBy(
    filas.map(({ campo }, lugar) => ({
      nombre: toGrupo(campo),
      seReutiliza: estado.filas[lugar]?.accion === 'reutilizar',
    })),
    ({ nombre }) => nombre,
  );
  if (grupos.size < 2) return null;
  const dichos = [...grupos].slice(0, GRUPOS_DICHOS);
  return (
    <ul className={styles['groups']} aria-label="Lo que se reutiliza en cada grupo">
      {dichos.map(([nombre, suyos]) => (
        <li key={nombre}>
          <code>{nombre === '' ? 'Sin grupo' : nombre}</code>
          <span className="num">
            {formatNumber(suyos.filter(({ seReutiliza }) => seReutiliza).length)} de{' '}
            {formatNumber(suyos.length)}
          </span>
        </li>
      ))}
      {grupos.size > dichos.length ? (
        <li>Y {formatNumber(grupos.size - dichos.length)} grupos más.</li>
      ) : null}
    </ul>
  );
}

/** The table or the message a field is of; of a contract, its operation and what it asks or answers. */
function toGrupo({ operacion, papel, padre }: CampoRevisado['campo']): string {
  const [primero = '', segundo] = padre.split('/');
  return operacion !== null && papel !== null && segundo !== undefined ? `${primero}/${segundo}` : primero;
}

interface GruposConocidosProps {
  readonly revision: RevisionDeCampos;
  readonly estado: EstadoRevision;
  readonly onCambio: (cambio: CambioDeRevision) => void;
}

/** Groups of fields that are a composite everybody knows, each offered once. */
export function GruposConocidos({ revision, estado, onCambio }: GruposConocidosProps) {
  return revision.grupos.flatMap((grupo, at) =>
    estado.grupos.includes(at)
      ? []
      : [
          <section className={styles['group']} key={grupo.elementoId} aria-label={`Grupo ${grupo.nombre}`}>
            <h3>
              <Group size={17} />
              Un grupo conocido
            </h3>
            <p>
              {formatNumber(grupo.campos.length)} campos forman{' '}
              <Link to={toVersionElemento(grupo.versionId)} target="_blank">
                {grupo.identificador}
              </Link>
              . Úselo completo y se ahorra definir {formatNumber(grupo.campos.length)} vínculos.
              {grupo.faltan.length > 0 ? ` Le falta ${grupo.faltan.join(', ')}.` : ''}
            </p>
            <Button
              variant="secondary"
              size="small"
              block
              onClick={() => onCambio({ kind: 'grupo', grupo: at })}
            >
              Usar el grupo
            </Button>
          </section>,
        ],
  );
}

const TECLAS = [
  ['↑ ↓', 'Cambiar de fila'],
  ['Espacio', 'Elegir la fila'],
  ['A', 'Aceptar la propuesta'],
  ['R', 'Revisar las otras'],
  ['D', 'Definir uno nuevo'],
  ['Ctrl Z', 'Deshacer'],
] as const;

interface TeclasProps {
  readonly conLetras: boolean;
  readonly onLetras: (conLetras: boolean) => void;
}

/** What the keys do, and how the letters are turned off. */
export function TeclasDeRevision({ conLetras, onLetras }: TeclasProps) {
  return (
    <Card title="Con el teclado" className={styles['keys']} isForScreen>
      <dl>
        {TECLAS.map(([tecla, que]) => (
          <div key={tecla}>
            <dt>
              <kbd>{tecla}</kbd>
            </dt>
            <dd>{que}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label="Usar las letras A, R y D" checked={conLetras} onChange={onLetras} />
    </Card>
  );
}
