import { Button, type ButtonVariant } from '@marco/web-kit/button';
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
import { SITUACION } from '../rules/situaciones/situaciones.ts';
import { listRotos, listSituaciones, presentRegla } from '../rules/situaciones/situaciones-de-operacion.ts';
import { type EleccionEnsayo, presentCaso } from './eleccion-ensayo.ts';
import { EleccionForm } from './eleccion-form.tsx';
import { PeticionCard } from './peticion-card.tsx';
import { RepeticionCard } from './repeticion-card.tsx';
import { type EstadoEnsayo, RespuestaCard } from './respuesta-card.tsx';
import styles from './simulador.module.css';
import { useEnsayo } from './use-ensayo.ts';
import { useFaltas } from './use-faltas.ts';
import { useMotor } from './use-motor.ts';
import { type SimuladorEnPagina, useSimulador } from './use-simulador.ts';

interface SimuladorPanelProps {
  readonly servicioId: number;
  /** Number of the version; null for the most recent one. */
  readonly version: string | null;
  /** Look of its button: not the main one where the page has another. */
  readonly variant?: ButtonVariant;
}

/** A servicio that is tried in the page (directorio §6): an operation, somebody, a situation, and the answer beside it. */
export function SimuladorPanel({ servicioId, version, variant = 'primary' }: SimuladorPanelProps) {
  const simulador = useSimulador(servicioId, version);
  return (
    <LoadBlock query={simulador} subject="el simulador">
      {(data) => <Simulador key={data.versionId} simulador={data} variant={variant} />}
    </LoadBlock>
  );
}

/** The person of the picture: with accents, an eñe and a birthday on 29 February. */
const PRIMERA_PERSONA = '9999000012';

interface SimuladorProps {
  readonly simulador: SimuladorEnPagina;
  readonly variant: ButtonVariant;
}

function Simulador({ simulador, variant }: SimuladorProps) {
  const { guion, obsoleta, xroad } = simulador;
  const [primera] = guion.operaciones;
  const [eleccion, setEleccion] = useState<EleccionEnsayo>({
    operacion: primera?.codigo ?? '',
    persona: PRIMERA_PERSONA,
    situacion: 'valida',
    regla: '',
    falla: 'permiso',
    demora: '1500',
  });
  const operacion = guion.operaciones.find(({ codigo }) => codigo === eleccion.operacion) ?? primera;
  const write = (suya: OperacionDeGuion | undefined, persona: string) =>
    suya ? writePeticionDe(guion, suya, getPoblacion(), persona) : '';
  const [cuerpo, setCuerpo] = useState(() => write(primera, PRIMERA_PERSONA));
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
          variant={variant}
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
          <Explicacion estado={estado} />
        </div>
        <RepeticionCard llamada={llamada} casos={listSituaciones(operacion, 'json')} />
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

/** What a situation tests, once it was answered. */
function Explicacion({ estado }: { readonly estado: EstadoEnsayo }) {
  if (estado.clase !== 'respondida') return null;
  const { situacion, rompe, linea } = estado.respondida;
  const { titulo, explicacion, respuesta } = SITUACION[situacion];
  const esBuena = respuesta.clase === 'mensaje' && estado.respondida.cierre === 'ninguno';
  return (
    <Notice tone={esBuena ? 'info' : 'warn'}>
      <p>
        <strong>{titulo}.</strong> {rompe === null ? null : `${rompe} Está marcada en la respuesta. `}
        {explicacion}
        {linea === null ? null : ' Las otras reglas se cumplen.'}
      </p>
    </Notice>
  );
}
