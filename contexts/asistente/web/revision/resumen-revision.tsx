import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import type { ChipTone } from '@marco/web-kit/chip';
import { formatNumber, formatPercent } from '@marco/web-kit/format';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Group } from 'lucide-react';
import { Link } from 'react-router';
import type { RevisionDeCampos } from '../../contract/index.ts';
import { DECISION_PROPUESTA, DECISIONES_PROPUESTA, type DecisionPropuesta } from '../../contract/terms.ts';
import type { CambioDeRevision, EstadoRevision } from './estado-revision.ts';
import styles from './revision.module.css';

const TONOS: Readonly<Record<DecisionPropuesta, ChipTone>> = {
  reutilizar: 'green',
  modificar: 'purple',
  revisar: 'yellow',
  definir: 'gray',
};

/** How many fields become what. */
export function ResumenRevision({ estado }: { readonly estado: EstadoRevision }) {
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
    </Card>
  );
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
              . Úselo completo y esos campos quedan dentro de él.
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
