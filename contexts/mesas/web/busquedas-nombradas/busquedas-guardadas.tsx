import { Button } from '@marco/web-kit/button';
import { Modal } from '@marco/web-kit/modal';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { findConsulta } from '../../rules/busquedas-nombradas/busqueda-nombrada.ts';
import { toConsulta } from '../busqueda/use-busqueda-mesas.ts';
import { ListaNombradas } from './lista-nombradas.tsx';
import { SaveActual } from './save-actual.tsx';

/** The searches a person keeps with a name: opens them, and keeps the one on show. */
export function BusquedasGuardadas() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const kept = findConsulta(new URLSearchParams(useLocation().search));
  const actual = kept && toConsulta(kept);
  return (
    <>
      <Button
        variant="neutral"
        icon={<Bookmark size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Mis búsquedas
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Búsquedas guardadas"
        message="Solo usted las ve. Al abrir una se consulta de nuevo, con los datos de hoy."
        icon={<Bookmark size={22} />}
        actions={
          <Button variant="neutral" onClick={close}>
            Cerrar
          </Button>
        }
      >
        <SaveActual actual={actual} />
        <ListaNombradas actual={actual} onOpen={close} />
      </Modal>
    </>
  );
}
