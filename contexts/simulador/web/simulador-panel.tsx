import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { useCopyText } from '@marco/web-kit/clipboard';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { Terminal } from 'lucide-react';
import { useRef, useState } from 'react';
import { CABECERA_CASO, toOperacionSimulada } from '../contract/terms.ts';
import type { OperacionDeGuion } from '../rules/guiones/guion.ts';
import { writePeticionDe } from '../rules/guiones/peticion-de-ejemplo.ts';
import { getPoblacion } from '../rules/poblacion/poblacion.ts';
import { type LlamadaRepetible, writeCurl } from '../rules/protocolos/repeticion-llamada.ts';
import { listRotos, listSituaciones, presentRegla } from '../rules/situaciones/situaciones-de-operacion.ts';
import { createEleccion, type EleccionEnsayo, presentCaso } from './eleccion-ensayo.ts';
import { EleccionForm } from './eleccion-form.tsx';
import { ExplicacionEnsayo } from './explicacion-ensayo.tsx';
import { PeticionCard } from './peticion-card.tsx';
import { RepeticionCard } from './repeticion-card.tsx';
import { RespuestaCard } from './respuesta-card.tsx';
import styles from './simulador.module.css';
import { useEnsayo } from './use-ensayo.ts';
import { useFaltas } from './use-faltas.ts';
import { useMotor } from './use-motor.ts';
import { type SimuladorEnPagina, useSimulador } from './use-simulador.ts';

interface SimuladorPanelProps {
  readonly servicioId: number;
  /** Number of the version; null for the most recent one. */
  readonly version: string | null;
}

/** A servicio that is tried in the page (directorio §6): an operation, somebody, a situation, and the answer beside it. */
export function SimuladorPanel({ servicioId, version }: SimuladorPanelProps) {
  const simulador = useSimulador(servicioId, version);
  return (
    <LoadBlock query={simulador} subject="el simulador">
      {(data) => <Simulador key={data.versionId} simulador={data} />}
    </LoadBlock>
  );
}

interface SimuladorProps {
  readonly simulador: SimuladorEnPagina;
}

function Simulador({ simulador }: SimuladorProps) {
  const { guion, obsoleta, xroad } = simulador;
  const [primera] = guion.operaciones;
  const [eleccion, setEleccion] = useState(() => createEleccion(primera?.codigo ?? ''));
  const operacion = guion.operaciones.find(({ codigo }) => codigo === eleccion.operacion) ?? primera;
  const write = (suya: OperacionDeGuion | undefined, persona: string) =>
    suya ? writePeticionDe(guion, suya, getPoblacion(), persona) : '';
  const [cuerpo, setCuerpo] = useState(() => write(primera, eleccion.persona));
  const motor = useMotor(guion);
  const faltas = useFaltas(motor, eleccion.operacion, cuerpo);
  const { estado, vistas, run, cancel, restart } = useEnsayo(motor);
  const titulo = useRef<HTMLSpanElement>(null);
  if (!operacion) return <Notice>Esta versión no tiene operaciones que se puedan probar.</Notice>;

  function change(changed: Partial<EleccionEnsayo>): void {
    const next = { ...eleccion, ...changed };
    const suya = guion.operaciones.find(({ codigo }) => codigo === next.operacion);
    const rotos = suya ? listRotos(suya, 'json') : [];
    const regla = next.regla !== '' || !rotos[0] ? next.regla : presentRegla(rotos[0], rotos);
    setEleccion({ ...next, regla });
    restart();
    if (changed.operacion !== undefined || changed.persona !== undefined)
      setCuerpo(write(suya, next.persona));
  }

  const caso = presentCaso(eleccion);
  const send = () =>
    void run({ operacion: eleccion.operacion, xroad, caso, cuerpo, esObsoleta: obsoleta }, () =>
      titulo.current?.focus({ preventScroll: false }),
    );
  const llamada: LlamadaRepetible = {
    ...simulador,
    origen: location.origin,
    operacion: operacion.codigo,
    caso,
    cuerpo,
  };
  return (
    <div className={styles['sim']}>
      <div className={styles['side']}>
        <EleccionForm
          operaciones={guion.operaciones}
          operacion={operacion}
          eleccion={eleccion}
          onChange={change}
          vistas={vistas}
          busy={estado.clase === 'espera'}
          onSend={send}
        />
      </div>
      <div className={styles['main']}>
        <DireccionCard llamada={llamada} />
        <div className={styles['panes']}>
          <PeticionCard
            cabeceras={presentCabeceras(llamada)}
            cuerpo={cuerpo}
            onChange={(texto) => {
              setCuerpo(texto);
              restart();
            }}
            faltas={faltas}
            onSend={send}
          />
          <RespuestaCard estado={estado} onCancel={cancel} titulo={titulo} />
        </div>
        <div className={styles['said']} role="status">
          <ExplicacionEnsayo estado={estado} />
        </div>
        <RepeticionCard
          llamada={llamada}
          casos={listSituaciones(operacion, 'json')}
          guion={guion}
          operacion={operacion}
        />
        <p className={styles['foot']}>{presentUso(simulador.llamadas)}</p>
      </div>
    </div>
  );
}

function presentCabeceras({ operacion, caso }: LlamadaRepetible): string {
  return [
    `POST /${operacion} HTTP/1.1`,
    'Content-Type: application/json',
    ...(caso === 'valida' ? [] : [`${CABECERA_CASO}: ${caso}`]),
  ].join('\n');
}

function presentUso(llamadas: number): string {
  const cuantas = llamadas === 1 ? 'una llamada' : `${llamadas} llamadas`;
  return `El simulador de esta versión recibió ${cuantas} de programas en los últimos 30 días. Cuenta llamadas y no guarda lo que dicen; lo que prueba en esta página no sale de su navegador.`;
}

/** Where programs call, and the call to copy. */
function DireccionCard({ llamada }: { readonly llamada: LlamadaRepetible }) {
  const { copy, isCopied } = useCopyText<HTMLElement>(writeCurl(llamada), 'Llamada copiada.');
  const { servicioId, version, operacion } = llamada;
  return (
    <Card>
      <div className={styles['url']}>
        <span className={styles['method']}>POST</span>
        <code>{toOperacionSimulada(servicioId, version, operacion)}</code>
        <Button variant="neutral" size="small" icon={<Terminal size={16} />} onClick={() => void copy()}>
          {isCopied ? 'Copiado' : 'Copiar como curl'}
        </Button>
      </div>
    </Card>
  );
}
