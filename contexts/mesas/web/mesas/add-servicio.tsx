import { ServicioAutocomplete } from '@marco/servicios/widgets';
import type { createServicioMesaEndpoint, GestionMesa } from '../../contract/index.ts';
import { NuevoVinculo } from './nuevo-vinculo.tsx';
import { useCambioMesa } from './use-gestion.ts';

/** Links a servicio to a mesa (MESA-11). */
export function AddServicio({ mesa }: { readonly mesa: GestionMesa }) {
  const { send } = useCambioMesa(mesa.id);

  const link = (idServicio: number) =>
    send(
      (api, options) =>
        api.call<typeof createServicioMesaEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/servicio-mesa' },
          { body: { idMesa: mesa.id, idServicio } },
          options,
        ),
      'Se vinculó el servicio a la mesa.',
    );

  return (
    <NuevoVinculo
      accion="Vincular servicio"
      label="Servicio"
      Autocomplete={ServicioAutocomplete}
      editar={mesa.permisos.editar}
      findError={(servicio) => {
        if (servicio === null) return 'Elija un servicio de la lista.';
        return mesa.servicios.some(({ id }) => id === servicio.id) ? 'Ya está vinculado a la mesa.' : null;
      }}
      onAdd={({ id }) => link(id)}
    />
  );
}
