import { Button } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Select } from '@marco/web-kit/select';
import { ArrowRight, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toSimulador } from '../contract/simulador.paths.ts';
import { writePeticionDe } from '../rules/guiones/peticion-de-ejemplo.ts';
import { getPoblacion } from '../rules/poblacion/poblacion.ts';
import { SITUACION } from '../rules/situaciones/situaciones.ts';
import { listSituaciones } from '../rules/situaciones/situaciones-de-operacion.ts';
import { createEleccion, type EleccionEnsayo, presentCaso } from './eleccion-ensayo.ts';
import styles from './ensayo-breve.module.css';
import { ExplicacionEnsayo } from './explicacion-ensayo.tsx';
import { PERSONAS_A_ELEGIR } from './personas-a-elegir.ts';
import { ContenidoRespuesta, ResultadoEnsayo } from './respuesta-card.tsx';
import { useEnsayo } from './use-ensayo.ts';
import { useMotor } from './use-motor.ts';
import { type SimuladorEnPagina, useSimulador } from './use-simulador.ts';

interface EnsayoBreveProps {
  readonly servicioId: number;
  readonly version: string;
}

/** A servicio tried in the middle of its page: somebody, a situation, what came of it, and the way to the whole simulator. */
export function EnsayoBreve({ servicioId, version }: EnsayoBreveProps) {
  const simulador = useSimulador(servicioId, version);
  return (
    <LoadBlock query={simulador} subject="el simulador">
      {(data) => <Breve key={data.versionId} simulador={data} to={toSimulador(servicioId, version)} />}
    </LoadBlock>
  );
}

interface BreveProps {
  readonly simulador: SimuladorEnPagina;
  /** The whole simulator. */
  readonly to: string;
}

function Breve({ simulador: { guion, obsoleta, xroad }, to }: BreveProps) {
  const [primera] = guion.operaciones;
  const [eleccion, setEleccion] = useState(() => createEleccion(primera?.codigo ?? ''));
  const operacion = guion.operaciones.find(({ codigo }) => codigo === eleccion.operacion) ?? primera;
  const { estado, run, cancel } = useEnsayo(useMotor(guion));
  if (!operacion) return <p>Esta versión no tiene operaciones que se puedan probar.</p>;

  function change(changed: Partial<EleccionEnsayo>): void {
    setEleccion({ ...eleccion, ...changed });
    cancel();
  }

  const situaciones = listSituaciones(operacion, 'json');
  const cuerpo = writePeticionDe(guion, operacion, getPoblacion(), eleccion.persona);
  const ensayo = {
    operacion: operacion.codigo,
    xroad,
    caso: presentCaso(eleccion),
    cuerpo,
    esObsoleta: obsoleta,
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(ensayo, () => undefined);
      }}
    >
      <div className={styles['fields']}>
        {guion.operaciones.length > 1 ? (
          <Select
            label="Operación"
            options={guion.operaciones.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
            value={operacion.codigo}
            onChange={(codigo) => change({ operacion: codigo, situacion: 'valida' })}
          />
        ) : null}
        <Select
          label="Persona inventada"
          options={PERSONAS_A_ELEGIR}
          value={eleccion.persona}
          onChange={(persona) => change({ persona })}
        />
        <Select
          label="Situación"
          options={situaciones.map((codigo) => ({ value: codigo, label: SITUACION[codigo].titulo }))}
          value={eleccion.situacion}
          onChange={(elegida) => {
            const situacion = situaciones.find((codigo) => codigo === elegida);
            if (situacion) change({ situacion });
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          icon={<Play size={18} />}
          busy={estado.clase === 'espera' && 'Probando'}
        >
          Probar
        </Button>
      </div>
      <div role="status">
        {estado.clase === 'sin-probar' ? null : (
          <div className={styles['result']}>
            <p className={styles['line']}>
              <ResultadoEnsayo estado={estado} />
            </p>
            <ExplicacionEnsayo estado={estado} />
            {estado.clase === 'respondida' ? (
              <details>
                <summary>Ver la respuesta</summary>
                <ContenidoRespuesta estado={estado} onCancel={cancel} />
              </details>
            ) : (
              <ContenidoRespuesta estado={estado} onCancel={cancel} />
            )}
          </div>
        )}
      </div>
      <p className={styles['more']}>
        <Link to={to}>
          Abrir el simulador completo <ArrowRight size={16} aria-hidden />
        </Link>
      </p>
    </form>
  );
}
