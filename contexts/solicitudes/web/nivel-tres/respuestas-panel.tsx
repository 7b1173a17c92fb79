import { ListaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { useMemo } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import formulario from '../formulario/formulario.module.css';
import { EtapaCertificados } from './etapa-certificados.tsx';
import styles from './nivel-tres.module.css';
import { type FilaRespondida, listRespondidas } from './present-respuesta.ts';
import { type ParteConRespuestas, RESPUESTAS_POR_PARTE } from './respuestas-por-dimension.ts';
import { NOMBRES_NIVEL_TRES, toValoresNivelTres } from './valores-nivel-tres.ts';

interface PanelProps {
  readonly solicitud: Solicitud;
}

/** What the entity answered in a step of the form, part by part, with its documents. */
function RespuestasPanel({ solicitud, parte }: PanelProps & { readonly parte: ParteConRespuestas }) {
  const valores = useMemo(() => toValoresNivelTres(solicitud), [solicitud]);
  return (
    <CardStack>
      {RESPUESTAS_POR_PARTE[parte].map((respuesta) => {
        const filas = listRespondidas(valores, respuesta);
        return (
          <Card key={respuesta} title={NOMBRES_NIVEL_TRES[respuesta]}>
            {filas.length === 0 ? (
              <p>Sin responder.</p>
            ) : (
              <div className={formulario['stack']}>
                {filas.map((fila) => (
                  <Fila key={fila.clave} fila={fila} isOfMany={filas.length > 1} />
                ))}
              </div>
            )}
          </Card>
        );
      })}
    </CardStack>
  );
}

/** Texts longer than this take the whole width. */
const TEXTO_LARGO = 60;

interface FilaProps {
  readonly fila: FilaRespondida;
  /** What the row is called takes a line of its own then. */
  readonly isOfMany: boolean;
}

function Fila({ fila: { datos, documento }, isOfMany }: FilaProps) {
  return (
    <div className={styles['fila']}>
      <FactSheet>
        {datos.map(({ campo, nombre, texto }, place) => (
          <Fact key={campo} name={nombre} wide={(isOfMany && place === 0) || texto.length > TEXTO_LARGO}>
            {texto}
          </Fact>
        ))}
      </FactSheet>
      {documento === null ? null : <ListaArchivos archivos={[documento]} />}
    </div>
  );
}

/** What the request rests on. */
export const CertificadosPanel = ({ solicitud }: PanelProps) => (
  <CardStack>
    <EtapaCertificados solicitud={solicitud} />
  </CardStack>
);
/** What lets it be published. */
export const PoliticoLegalPanel = ({ solicitud }: PanelProps) => (
  <RespuestasPanel solicitud={solicitud} parte="politico-legal" />
);
/** Who uses it and who answers for it. */
export const OrganizacionalPanel = ({ solicitud }: PanelProps) => (
  <RespuestasPanel solicitud={solicitud} parte="organizacional" />
);
/** How it is built and joined to the platform. */
export const TecnicoPanel = ({ solicitud }: PanelProps) => (
  <RespuestasPanel solicitud={solicitud} parte="tecnico" />
);
/** How others get it. */
export const ConsumoPanel = ({ solicitud }: PanelProps) => (
  <RespuestasPanel solicitud={solicitud} parte="consumo" />
);
