import { presentEntidad } from '@marco/entidades/terms';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate } from '@marco/web-kit/format';
import type { Solicitud } from '../../contract/index.ts';

/** Who takes part in a request, and where its servicio stands. */
export function PersonasCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const { entidad, solicitante, consultor, estadoServicio, radicadaEn, cerradaEn } = solicitud;
  return (
    <Card title="Quién interviene">
      <FactSheet>
        <Fact name="Entidad" wide>
          {presentEntidad(entidad.nombre, entidad.sigla)}
        </Fact>
        <Fact name="Solicitante" wide>
          {solicitante}
        </Fact>
        <Fact name="Consultor" wide>
          {consultor ?? 'Sin asignar'}
        </Fact>
        <Fact name="Estado del servicio" wide>
          {estadoServicio && <EstadoServicioChip nombre={estadoServicio} />}
        </Fact>
        <Fact name="Radicada el" wide>
          {formatDate(radicadaEn)}
        </Fact>
        {cerradaEn === null ? null : (
          <Fact name="Cerrada el" wide>
            {formatDate(cerradaEn)}
          </Fact>
        )}
      </FactSheet>
    </Card>
  );
}
