import { useCopyText } from '@marco/web-kit/clipboard';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Segmented } from '@marco/web-kit/segmented';
import { Select } from '@marco/web-kit/select';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { OperacionDeGuion } from '../rules/guiones/guion.ts';
import { writePeticionDe } from '../rules/guiones/peticion-de-ejemplo.ts';
import { getPoblacion } from '../rules/poblacion/poblacion.ts';
import { writeColeccion, writeCurl } from '../rules/protocolos/repeticion-llamada.ts';
import { listSituaciones } from '../rules/situaciones/situaciones-de-operacion.ts';
import styles from './ejemplos-de-version.module.css';
import { PRIMERA_PERSONA } from './personas-a-elegir.ts';
import { TextoNumerado } from './texto-numerado.tsx';
import { useMotor } from './use-motor.ts';
import { type SimuladorEnPagina, useSimulador } from './use-simulador.ts';

interface EjemplosDeVersionProps {
  readonly servicioId: number;
  readonly version: string;
}

/** Examples of the messages of a version: what is asked, what comes back, one that breaks a rule, and the call to copy. */
export function EjemplosDeVersion({ servicioId, version }: EjemplosDeVersionProps) {
  const simulador = useSimulador(servicioId, version);
  return (
    <LoadBlock query={simulador} subject="los ejemplos">
      {(data) => <Ejemplos key={data.versionId} simulador={data} />}
    </LoadBlock>
  );
}

const EJEMPLOS = ['Petición', 'Respuesta', 'Respuesta inválida', 'curl', 'Colección'] as const;
type Ejemplo = (typeof EJEMPLOS)[number];

/** The situation whose answer is the example. */
const CASOS: Partial<Record<Ejemplo, 'valida' | 'respuesta-invalida'>> = {
  Respuesta: 'valida',
  'Respuesta inválida': 'respuesta-invalida',
};

interface EjemplosProps {
  readonly simulador: SimuladorEnPagina;
}

function Ejemplos({ simulador }: EjemplosProps) {
  const { operaciones } = simulador.guion;
  const [primera] = operaciones;
  const [codigo, setCodigo] = useState(primera?.codigo ?? '');
  const [ejemplo, setEjemplo] = useState<Ejemplo>('Petición');
  const operacion = operaciones.find((una) => una.codigo === codigo) ?? primera;
  if (!operacion) return <p>Esta versión no tiene operaciones de las que haya un ejemplo.</p>;
  const offered = listEjemplos(operacion);
  const shown = offered.includes(ejemplo) ? ejemplo : (offered[0] ?? 'curl');
  const caso = CASOS[shown];
  return (
    <div className={styles['ejemplos']}>
      <div className={styles['choices']}>
        {operaciones.length > 1 ? (
          <Select
            label="Operación"
            small
            options={operaciones.map((una) => ({ value: una.codigo, label: una.nombre }))}
            value={operacion.codigo}
            onChange={setCodigo}
          />
        ) : null}
        <Segmented
          label="Ejemplo"
          segments={offered.map((one) => ({ value: one, label: one }))}
          value={shown}
          onChange={setEjemplo}
        />
      </div>
      {caso === undefined ? (
        <TextoCopiable nombre={shown} texto={writeEjemplo(shown, simulador, operacion)} />
      ) : (
        <RespuestaDeEjemplo simulador={simulador} operacion={operacion} nombre={shown} caso={caso} />
      )}
      <p className={styles['nota']}>
        Los datos son inventados y cumplen el contrato. Todos los ejemplos, también en XML, vienen en el
        pasaporte.
      </p>
    </div>
  );
}

/** What there is an example of: not every operation asks for something, or answers. */
function listEjemplos(operacion: OperacionDeGuion): readonly Ejemplo[] {
  const situaciones = listSituaciones(operacion, 'json');
  return EJEMPLOS.filter((ejemplo) => {
    if (ejemplo === 'Petición') return operacion.peticion !== null;
    const caso = CASOS[ejemplo];
    return caso === undefined || situaciones.includes(caso);
  });
}

const writeCuerpo = ({ guion }: SimuladorEnPagina, operacion: OperacionDeGuion) =>
  writePeticionDe(guion, operacion, getPoblacion(), PRIMERA_PERSONA);

function writeEjemplo(ejemplo: Ejemplo, simulador: SimuladorEnPagina, operacion: OperacionDeGuion): string {
  const cuerpo = writeCuerpo(simulador, operacion);
  if (ejemplo === 'Petición') return cuerpo;
  const { servicioId, servicio, version, xroad } = simulador;
  const llamada = {
    origen: window.location.origin,
    servicioId,
    servicio,
    version,
    operacion: operacion.codigo,
    xroad,
    caso: 'valida',
    cuerpo,
  };
  return ejemplo === 'curl'
    ? writeCurl(llamada)
    : writeColeccion(llamada, listSituaciones(operacion, 'json'));
}

interface RespuestaDeEjemploProps extends EjemplosProps {
  readonly operacion: OperacionDeGuion;
  readonly nombre: string;
  readonly caso: 'valida' | 'respuesta-invalida';
}

/** The answer of the engine that answers in the place of the servicio; what it breaks is told and marked. */
function RespuestaDeEjemplo({ simulador, operacion, nombre, caso }: RespuestaDeEjemploProps) {
  const { guion, versionId, xroad, obsoleta } = simulador;
  const motor = useMotor(guion);
  const respuesta = useQuery({
    queryKey: ['simulador', 'ejemplo', versionId, operacion.codigo, caso],
    queryFn: () => {
      if (motor === null) throw new Error('An example is written once the engine stands.');
      const cuerpo = writeCuerpo(simulador, operacion);
      return motor.run({ operacion: operacion.codigo, xroad, caso, cuerpo, esObsoleta: obsoleta, paso: 0 });
    },
    enabled: motor !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = respuesta;
  if (respuesta.isError)
    return <p>No se pudo escribir el ejemplo en este navegador. Use la llamada de curl.</p>;
  if (!data) return <p role="status">Se escribe el ejemplo.</p>;
  return (
    <>
      {data.rompe === null ? null : <p>{data.rompe} Está marcada: quien consume no debe aceptarla.</p>}
      <TextoCopiable nombre={nombre} texto={data.texto} marcada={data.linea} />
    </>
  );
}

interface TextoCopiableProps {
  readonly nombre: string;
  readonly texto: string;
  readonly marcada?: number | null;
}

/** A text of machines, to copy. */
function TextoCopiable({ nombre, texto, marcada = null }: TextoCopiableProps) {
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(texto, 'Texto copiado.');
  return (
    <div>
      <div className={styles['bar']}>
        <span>{nombre}</span>
        <button type="button" className={styles['copy']} data-print="hide" onClick={() => void copy()}>
          {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          {isCopied ? 'Copiado' : 'Copiar'}
        </button>
      </div>
      <section
        ref={shown}
        className={styles['code']}
        aria-label={`Ejemplo de ${nombre}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
      >
        <TextoNumerado texto={texto} marcada={marcada} />
      </section>
    </div>
  );
}
