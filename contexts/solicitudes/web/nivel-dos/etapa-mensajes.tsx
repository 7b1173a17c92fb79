import { Card } from '@marco/web-kit/card';
import styles from './correspondencia.module.css';
import { getNivelDos } from './get-nivel-dos.ts';
import { MensajePorComprobar } from './mensaje-por-comprobar.tsx';
import { listMensajesPedidos } from './mensajes.ts';
import { ResultadoBanco } from './resultado-banco.tsx';
import type { FormularioDeNivelDos } from './use-formulario-nivel-dos.ts';

/** The messages that show the servicio works, and what the banco says of everything (domain niveles §4.2, step 4). */
export function EtapaMensajes({ formulario }: { readonly formulario: FormularioDeNivelDos }) {
  const { guardada, accion } = formulario;
  const { arbol, mensajes } = getNivelDos(guardada);
  const pedidos = listMensajesPedidos(arbol, mensajes);
  const operaciones = [...new Map(pedidos.map((pedido) => [pedido.operacion, pedido])).values()];
  return (
    <div className={styles['stack']}>
      <Card
        title="Mensajes de su servicio"
        aside="De cada mensaje se guarda la huella, nunca el contenido"
        flush
      >
        {operaciones.map(({ operacion, nombreOperacion }) => (
          <div key={operacion}>
            <div className={styles['group']}>
              <h3>{nombreOperacion}</h3>
              <span>{operacion}</span>
            </div>
            <ul className={styles['rows']}>
              {pedidos
                .filter((pedido) => pedido.operacion === operacion)
                .map((pedido) => (
                  <MensajePorComprobar
                    key={pedido.papel}
                    pedido={pedido}
                    solicitud={guardada}
                    accion={accion}
                  />
                ))}
            </ul>
          </div>
        ))}
      </Card>
      <ResultadoBanco solicitud={guardada} accion={accion} />
    </div>
  );
}
