import { MenuButton } from '@marco/web-kit/menu-button';
import { useAddressParams } from '@marco/web-kit/page';
import { Ellipsis, Eye, History, Pencil } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import type { GestionMesa } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import { useCambioEstado } from '../mesas/boton-estado.tsx';
import styles from './espacio.module.css';

/** What is done with the mesa itself, beside what stands in its blocks. */
export function MenuEspacio({ mesa }: { readonly mesa: GestionMesa }) {
  const { state } = useLocation();
  const { change: show } = useAddressParams();
  const navigate = useNavigate();
  const { change, isSaving, texto, icon, decision } = useCambioEstado(mesa);
  const open = (pestana: string) => show({ pestana }, { state });
  const { editar, historial } = mesa.permisos;
  return (
    <MenuButton
      label="Más acciones de la mesa"
      variant="neutral"
      className={styles['menu']}
      busy={isSaving && 'Guardando'}
      items={[
        ...(mesa.gestiona
          ? [
              {
                id: 'editar',
                label: 'Editar información',
                icon: <Pencil size={18} />,
                onSelect: () => open('informacion'),
                blocked: editar,
              },
            ]
          : []),
        {
          id: 'historial',
          label: 'Historial',
          icon: <History size={18} />,
          onSelect: () => open('historial'),
          blocked: historial,
        },
        {
          id: 'consulta',
          label: 'Ver la consulta',
          icon: <Eye size={18} />,
          onSelect: () => void navigate(toMesa(mesa.id), { state }),
        },
        ...(mesa.gestiona
          ? [{ id: 'estado', label: texto, icon, onSelect: () => void change(), blocked: decision }]
          : []),
      ]}
    >
      <Ellipsis size={18} aria-hidden="true" />
      Más
    </MenuButton>
  );
}
