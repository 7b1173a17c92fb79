import { createContext, type ReactNode, useContext, useState } from 'react';
import type { MarcaDeSolicitud, Solicitud } from '../../contract/index.ts';
import { findLugarDeMarca, type LugarDeMarca } from '../../rules/marcas/lugares.ts';
import { listUltimasMarcas } from '../../rules/marcas/marcas.ts';
import { MarcaItem } from './marca-item.tsx';
import styles from './marcas.module.css';
import { RespuestaDialog } from './respuesta-dialog.tsx';
import type { EnvioDeRespuesta } from './use-respuesta-marca.ts';

/** A mark with the place where it shows in the form as it is written now. */
interface MarcaUbicada {
  readonly marca: MarcaDeSolicitud;
  readonly numero: number;
  readonly lugar: string;
}

interface MarcasDelFormulario {
  readonly ubicadas: readonly MarcaUbicada[];
  readonly solicitud: Solicitud | null;
  readonly onResponder: (marca: MarcaDeSolicitud) => void;
}

const MarcasContext = createContext<MarcasDelFormulario>({
  ubicadas: [],
  solicitud: null,
  onResponder: () => undefined,
});

interface MarcasEnFormularioProps {
  /** The stored request; null for one that begins. */
  readonly solicitud: Solicitud | null;
  /** Places of the form as it is written now. */
  readonly lugares: readonly LugarDeMarca[];
  /** Keeps an answer beside what is being written. */
  readonly onSend: EnvioDeRespuesta;
  readonly children: ReactNode;
}

/** The marks of a returned request for the form inside it, where each place shows its own. */
export function MarcasEnFormulario({ solicitud, lugares, onSend, children }: MarcasEnFormularioProps) {
  const [respondida, setRespondida] = useState<MarcaDeSolicitud | null>(null);
  const isWaiting = solicitud?.estado === 'devuelta';
  const marcas = isWaiting ? listUltimasMarcas(solicitud.marcas, solicitud.pasos) : [];
  const ubicadas = marcas.map((marca, at) => ({
    marca,
    numero: at + 1,
    lugar: findLugarDeMarca(marca.lugar, lugares),
  }));
  return (
    <MarcasContext value={{ ubicadas, solicitud, onResponder: setRespondida }}>
      {children}
      {respondida === null ? null : (
        <RespuestaDialog marca={respondida} onSend={onSend} onClose={() => setRespondida(null)} />
      )}
    </MarcasContext>
  );
}

/** The marks of one place of the form: a part, a field or a row. */
export function MarcasEnLugar({ lugar }: { readonly lugar: string }) {
  const { ubicadas, solicitud, onResponder } = useContext(MarcasContext);
  const aqui = ubicadas.filter((ubicada) => ubicada.lugar === lugar);
  if (aqui.length === 0) return null;
  return (
    <ul className={styles['enLugar']} aria-label="Observaciones del ministerio">
      {aqui.map(({ marca, numero }) => (
        <MarcaItem
          key={marca.id}
          marca={marca}
          numero={numero}
          isFolded
          responder={solicitud?.acciones.editar}
          onResponder={onResponder}
        />
      ))}
    </ul>
  );
}
