import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { Notice } from '@marco/web-kit/notice';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import styles from '../formulario/formulario.module.css';
import { ETAPAS_NIVEL_TRES, type EtapaNivelTres } from './etapas-nivel-tres.ts';
import { listRespondidas, presentResumen } from './present-respuesta.ts';
import { PARTES_CON_RESPUESTAS, RESPUESTAS_POR_PARTE } from './respuestas-por-dimension.ts';
import {
  NOMBRES_NIVEL_TRES,
  type ParteNivelTresEscrita,
  type ValoresNivelTres,
} from './valores-nivel-tres.ts';

/** Something that is missing, with the step and the place it is written in. */
export interface PendienteNivelTres {
  readonly paso: EtapaNivelTres;
  readonly mensaje: string;
  /** Null where the step is all that is known. */
  readonly lugar: string | null;
}

interface EtapaRevisionProps {
  readonly valores: ValoresNivelTres;
  readonly pendientes: readonly PendienteNivelTres[];
}

/** Everything as it will be filed, with what is missing, step by step, each at its place. */
export function EtapaRevisionNivelTres({ valores, pendientes }: EtapaRevisionProps) {
  return (
    <>
      {pendientes.length === 0 ? (
        <Notice tone="ok">La solicitud está completa: ya la puede radicar.</Notice>
      ) : (
        <Notice tone="warn">
          <p>
            <b>
              {pendientes.length === 1
                ? 'Falta 1 requisito para radicar la solicitud.'
                : `Faltan ${pendientes.length} requisitos para radicar la solicitud.`}
            </b>
          </p>
          {ETAPAS_NIVEL_TRES.map(({ id, nombre }) => (
            <Faltantes key={id} nombre={nombre} pendientes={pendientes.filter(({ paso }) => paso === id)} />
          ))}
        </Notice>
      )}
      {PARTES_CON_RESPUESTAS.map((parte, at) => (
        <Card key={parte} title={toNombre(parte)} aside={at === 0 ? <Imprimir /> : null}>
          <FactSheet>
            {RESPUESTAS_POR_PARTE[parte].map((respuesta) => (
              <Fact key={respuesta} name={NOMBRES_NIVEL_TRES[respuesta]} wide>
                <Respuesta valores={valores} respuesta={respuesta} />{' '}
                <Link to={{ search: `?paso=${parte}&lugar=${toLugar(parte, respuesta)}` }} data-print="hide">
                  Cambiar<span className="sr"> {NOMBRES_NIVEL_TRES[respuesta]}</span>
                </Link>
              </Fact>
            ))}
          </FactSheet>
        </Card>
      ))}
    </>
  );
}

const toNombre = (parte: string) => ETAPAS_NIVEL_TRES.find(({ id }) => id === parte)?.nombre ?? '';

/** The part of the access has several places; the others have one. */
const toLugar = (parte: string, respuesta: ParteNivelTresEscrita) =>
  respuesta === 'consumo' ? 'consumo.politica' : `${parte}.${respuesta}`;

interface FaltantesProps {
  readonly nombre: string;
  readonly pendientes: readonly PendienteNivelTres[];
}

function Faltantes({ nombre, pendientes }: FaltantesProps) {
  if (pendientes.length === 0) return null;
  return (
    <>
      <p>{nombre}</p>
      <ul className={styles['missing']}>
        {pendientes.map(({ paso, mensaje, lugar }) => (
          <li key={mensaje}>
            <Link to={{ search: `?paso=${paso}${lugar === null ? '' : `&lugar=${lugar}`}` }}>{mensaje}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RespuestaProps {
  readonly valores: ValoresNivelTres;
  readonly respuesta: ParteNivelTresEscrita;
}

/** A part at a glance, with the names of its documents. */
function Respuesta({ valores, respuesta }: RespuestaProps) {
  const resumen = presentResumen(valores, respuesta);
  const documentos = listRespondidas(valores, respuesta).flatMap(({ documento }) =>
    documento === null ? [] : [documento.nombre],
  );
  // What was written as a sentence has its full stop.
  const textos = [...(resumen === '' ? [] : [resumen.replace(/\.$/, '')]), ...documentos];
  return textos.length === 0 ? 'Sin responder.' : `${textos.join('. ')}.`;
}

function Imprimir() {
  return (
    <Button variant="neutral" size="small" icon={<Printer size={16} />} onClick={() => window.print()}>
      Imprimir
    </Button>
  );
}
