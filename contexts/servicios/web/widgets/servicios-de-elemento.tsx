import type { ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type { closeElementoServicioEndpoint, ServicioDeElemento } from '../../contract/index.ts';
import { NuevoUso } from './nuevo-uso.tsx';
import { SERVICIOS_DE_ELEMENTO } from './use-servicios-elemento.ts';
import { UsoDeElemento } from './uso-de-elemento.tsx';

/** Services whose messages carry an element, and who may link more of them or take one out. */
export function ServiciosDeElemento({
  elementoId,
  onTotal,
}: Pick<ElementoPanelProps, 'elementoId' | 'onTotal'>) {
  const modals = useModal();
  const { send } = useSavedChange<ServicioDeElemento>({
    show: () => undefined,
    refresh: SERVICIOS_DE_ELEMENTO,
  });

  async function unlink({ servicioId, idVersion, nombre, version }: ServicioDeElemento): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Desvincular el servicio?',
      message: `${nombre} dejará de figurar entre los servicios que usan la versión ${version}.`,
      confirmLabel: 'Desvincular servicio',
    });
    if (!isSure) return;
    await send(
      (api, options) =>
        api.call<typeof closeElementoServicioEndpoint>(
          { method: 'DELETE', path: '/servicios/elementos/{idServicio}/{idVersion}' },
          { params: { idServicio: String(servicioId), idVersion: String(idVersion) } },
          options,
        ),
      'Se desvinculó el servicio del elemento.',
    );
  }

  return (
    <UsoDeElemento
      elementoId={elementoId}
      onTotal={onTotal}
      edicion={{
        accion: (fila) =>
          fila.editable ? (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Desvincular ${fila.nombre}, versión ${fila.version}`}
              onClick={() => void unlink(fila)}
            >
              Desvincular
            </Button>
          ) : null,
        nuevo: <NuevoUso elementoId={elementoId} />,
      }}
    />
  );
}
