import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { ArrowDown, WandSparkles } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './correspondencia.module.css';
import { addPropuestas, countObligatorios, keepVigentes, listMostradas } from './correspondencia.ts';
import type { CorrespondenciaPropuesta } from './correspondencia-propuesta.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { OperacionCorrespondencia } from './operacion-correspondencia.tsx';
import { useCorrespondencia, useFirstPropuesta } from './use-correspondencia.ts';
import type { FormularioDeNivelDos } from './use-formulario-nivel-dos.ts';
import { listCamposDe } from './valores-nivel-dos.ts';

interface EtapaCorrespondenciaProps {
  readonly formulario: FormularioDeNivelDos;
}

/** Which place of the contract stands for each field of the messages (domain niveles §4.2, step 3). */
export function EtapaCorrespondencia({ formulario }: EtapaCorrespondenciaProps) {
  const { guardada } = formulario;
  const correspondencia = useCorrespondencia(guardada);
  useFirstPropuesta(correspondencia.data, formulario.diligenciamiento);
  if (getNivelDos(guardada).contrato === null)
    return (
      <Card>
        <EmptyState
          title="Adjunte primero el contrato."
          text="Cuando esté guardado, el producto propone en qué lugar suyo está cada campo."
        >
          <Link to={{ search: '?paso=contrato' }}>Ir al paso Contrato</Link>
        </EmptyState>
      </Card>
    );
  return (
    <LoadBlock query={correspondencia} subject="los lugares del contrato">
      {(data) =>
        data.rechazo === null ? (
          <Campos formulario={formulario} correspondencia={data} />
        ) : (
          <ContratoIlegible rechazo={data.rechazo} />
        )
      }
    </LoadBlock>
  );
}

/** Why the contract on file cannot be read; the places that were chosen stay as they are. */
function ContratoIlegible({
  rechazo: { archivo, linea, encontrado, esperado, correccion },
}: {
  readonly rechazo: NonNullable<CorrespondenciaPropuesta['rechazo']>;
}) {
  return (
    <Notice tone="err">
      <p>
        <b>El contrato no se puede leer.</b>
      </p>
      <p>
        {archivo === null ? 'Línea' : `${archivo}, línea`} {linea}: {encontrado}. Se esperaba: {esperado}.{' '}
        {correccion} <Link to={{ search: '?paso=contrato' }}>Cambiar el contrato</Link>
      </p>
    </Notice>
  );
}

interface CamposProps extends EtapaCorrespondenciaProps {
  readonly correspondencia: CorrespondenciaPropuesta;
}

function Campos({ formulario: { guardada, diligenciamiento }, correspondencia }: CamposProps) {
  const { values, change, wasTried } = diligenciamiento;
  const { vinculos, diferencias } = values;
  const { arbol } = getNivelDos(guardada);
  const list = useRef<HTMLDivElement>(null);
  /** The row the person was led to last. */
  const visited = useRef<HTMLElement | null>(null);
  // The order is of what was not decided when the step was opened or proposed anew: rows do not move under the hand.
  const [ordenados, setOrdenados] = useState(() => {
    const isFirst = Object.keys(vinculos).length === 0;
    return isFirst ? addPropuestas(correspondencia, {}) : keepVigentes(correspondencia, vinculos);
  });
  const operaciones = useMemo(() => listMostradas(arbol, ordenados), [arbol, ordenados]);
  const vigentes = useMemo(() => keepVigentes(correspondencia, vinculos), [correspondencia, vinculos]);
  const latest = useRef(diligenciamiento);
  latest.current = diligenciamiento;
  const choose = useCallback((id: number, ruta: string) => {
    const { change: write, read } = latest.current;
    write({ vinculos: { ...read().values.vinculos, [id]: ruta } });
  }, []);
  const declare = useCallback((id: number, motivo: string | null) => {
    const { change: write, read } = latest.current;
    const { [id]: _, ...others } = read().values.diferencias;
    write({ diferencias: motivo === null ? others : { ...others, [id]: motivo } });
  }, []);

  function propose(): void {
    const next = addPropuestas(correspondencia, vinculos);
    setOrdenados(next);
    change({ vinculos: next });
  }

  /** The next field that has to say a place and says none, after the one in use; the first one after the last. */
  function goToNext(): void {
    const waiting = [...(list.current?.querySelectorAll<HTMLElement>('[data-sin-lugar="true"]') ?? [])];
    const here = visited.current;
    const next = waiting.find(
      (row) => here && here.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    visited.current = next ?? waiting[0] ?? null;
    visited.current?.querySelector<HTMLElement>('select, input')?.focus();
  }

  return (
    <div className={styles['stack']} ref={list}>
      <Resumen
        obligatorios={countObligatorios(listCamposDe(arbol), vigentes)}
        propuestas={correspondencia.propuestas}
        onNext={goToNext}
        onPropose={propose}
      />
      {correspondencia.lugares.length > 0 ? null : (
        <Notice tone="warn">
          El contrato no dice ningún lugar de estos mensajes: sus operaciones tienen otro código. Ejecute el
          banco en el paso <Link to={{ search: '?paso=mensajes' }}>Mensajes</Link> para saber por qué.
        </Notice>
      )}
      {operaciones.map((operacion) => (
        <OperacionCorrespondencia
          key={operacion.codigo}
          operacion={operacion}
          correspondencia={correspondencia}
          vinculos={vinculos}
          vigentes={vigentes}
          diferencias={diferencias}
          wasTried={wasTried}
          onLugar={choose}
          onMotivo={declare}
        />
      ))}
    </div>
  );
}

function presentCompletos(total: number): string {
  if (total === 0) return 'Ningún campo es obligatorio';
  if (total === 1) return 'El campo obligatorio tiene su lugar';
  return `Los ${formatNumber(total)} campos obligatorios tienen su lugar`;
}

function presentFaltan(faltan: number, total: number): string {
  if (total === 1) return 'Falta el lugar del campo obligatorio';
  return `${faltan === 1 ? 'Falta 1' : `Faltan ${formatNumber(faltan)}`} de ${formatNumber(total)} campos obligatorios`;
}

interface ResumenProps {
  readonly obligatorios: { readonly parte: number; readonly total: number };
  readonly propuestas: CorrespondenciaPropuesta['propuestas'];
  readonly onNext: () => void;
  readonly onPropose: () => void;
}

/** How many are left to be decided, and the way to the next one. */
function Resumen({ obligatorios: { parte, total }, propuestas, onNext, onPropose }: ResumenProps) {
  const faltan = total - parte;
  const titulo = faltan === 0 ? presentCompletos(total) : presentFaltan(faltan, total);
  const halladas = propuestas.filter(({ ruta }) => ruta !== null).length;
  return (
    <Card>
      <div className={styles['summary']}>
        <div>
          <h2>{titulo}</h2>
          <p className="sr" role="status">
            {titulo}
          </p>
          <p>
            El producto propuso un lugar para {formatNumber(halladas)} de {formatNumber(propuestas.length)}{' '}
            campos por su nombre, identificador u OID. Revise y cambie lo que no corresponda.
          </p>
          <div className={styles['bar']} aria-hidden>
            <i className={styles['bound']} style={{ flex: parte }} />
            <i className={styles['waiting']} style={{ flex: faltan }} />
          </div>
        </div>
        <div className={styles['buttons']}>
          {faltan === 0 ? null : (
            <Button variant="secondary" size="small" icon={<ArrowDown size={16} />} onClick={onNext}>
              Ir al siguiente sin lugar
            </Button>
          )}
          <Button variant="neutral" size="small" icon={<WandSparkles size={16} />} onClick={onPropose}>
            Proponer de nuevo
          </Button>
        </div>
      </div>
    </Card>
  );
}
