import { MenuButton } from '@marco/web-kit/menu-button';
import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { ChevronDown } from 'lucide-react';
import type { AnomaliaPlataforma, updateAnomaliaEndpoint } from '../../contract/index.ts';
import { MARCA_ANOMALIA, MARCAS_ANOMALIA, type MarcaAnomalia } from '../../contract/terms.ts';

/** Says what an anomaly was. */
export function UpdateMarca({ anomalia }: { readonly anomalia: AnomaliaPlataforma }) {
  const { id, version, marca, identificador, editar } = anomalia;
  const { send, isSaving } = useSavedChange<AnomaliaPlataforma>({
    show: () => undefined,
    refresh: ['plataforma', 'anomalias'],
  });
  const seen = useLatest(version);
  const choose = (next: MarcaAnomalia | null) =>
    send(
      (api, options) =>
        api.call<typeof updateAnomaliaEndpoint>(
          { method: 'PUT', path: '/xroad/anomalias/{id}' },
          { params: { id: String(id) }, body: { marca: next } },
          { ...options, version: seen.current },
        ),
      next === null ? 'La anomalía quedó sin marca.' : `La anomalía quedó marcada: ${MARCA_ANOMALIA[next]}.`,
    );
  const opciones = [
    ...MARCAS_ANOMALIA.filter((una) => una !== marca).map((una) => ({
      id: una as string,
      label: `Marcar como ${MARCA_ANOMALIA[una].toLowerCase()}`,
      blocked: editar,
      onSelect: () => void choose(una),
    })),
    ...(marca === null
      ? []
      : [{ id: 'ninguna', label: 'Quitar la marca', blocked: editar, onSelect: () => void choose(null) }]),
  ];
  return (
    <MenuButton
      variant="neutral"
      label={`Anomalía de ${identificador}`}
      busy={isSaving && 'Guardando'}
      items={opciones}
    >
      Acciones <ChevronDown size={16} aria-hidden="true" />
    </MenuButton>
  );
}
