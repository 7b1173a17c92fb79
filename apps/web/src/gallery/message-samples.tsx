import { ApiError } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { EmptyState } from '@marco/web-kit/empty-state';
import { LoadError } from '@marco/web-kit/load-error';
import { Modal, useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { SaveStatus } from '@marco/web-kit/save-status';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import { useState } from 'react';
import { Sample, Samples } from './sample.tsx';

export function MessageSamples() {
  const banners = useBanner();
  return (
    <Samples title="Mensajes">
      <Sample label="Banner, 5 segundos">
        <Button variant="neutral" onClick={() => banners.success('Los cambios quedaron guardados.')}>
          Éxito
        </Button>
        <Button variant="neutral" onClick={() => banners.error('No fue posible guardar los cambios.')}>
          Error
        </Button>
        <Button variant="neutral" onClick={() => banners.notice('El reporte estará listo en un minuto.')}>
          Aviso
        </Button>
      </Sample>
      <DialogSamples />
      <Sample label="Avisos que permanecen">
        <Notice>Todos los campos son opcionales.</Notice>
        <Notice tone="ok">El archivo quedó cargado.</Notice>
        <Notice tone="warn">Su sesión terminará en dos minutos.</Notice>
        <Notice tone="err">No fue posible consultar el registro.</Notice>
      </Sample>
      <Sample label="Guardado mientras se escribe">
        <SaveStatus state={{ kind: 'pending' }} />
        <SaveStatus state={{ kind: 'offline' }} />
        <SaveStatus state={{ kind: 'held', reason: 'corrija los campos señalados' }} />
      </Sample>
      <Sample label="Vacío">
        <EmptyState
          title="Aún no hay reuniones de avance registradas."
          text="Aparecerán aquí cuando se realicen."
        />
      </Sample>
      <Sample label="Búsqueda sin resultados">
        <EmptyState drawing="search" title="No hay resultados coincidentes" />
      </Sample>
      <Sample label="Cargando">
        <Skeleton rows={2} />
      </Sample>
      <Sample label="Error de un bloque">
        <LoadError title="No fue posible cargar las mesas" onRetry={() => banners.notice('Reintentando')} />
      </Sample>
    </Samples>
  );
}

const VERSIONS = [
  { label: 'Nombre', mine: 'Entidad Norte', current: 'Entidad del Norte' },
  { label: 'Sigla', mine: 'EN', current: 'EDN' },
];

function DialogSamples() {
  const modals = useModal();
  const [isOpen, setOpen] = useState(false);
  return (
    <Sample label="Diálogos">
      <Button
        variant="neutral"
        onClick={() => void modals.alert({ title: '¡Error!', message: 'Error al intentar crear el usuario' })}
      >
        Alerta
      </Button>
      <Button
        variant="neutral"
        onClick={() => void modals.warn({ title: 'Nivel de seguridad', message: 'Confirme para continuar.' })}
      >
        Advertencia
      </Button>
      <Button
        variant="neutral"
        onClick={() =>
          void modals.ask({
            title: '¿Iniciar la reunión?',
            message: 'Podrá tomar notas mientras transcurre.',
            confirmLabel: 'Iniciar reunión',
            cancelLabel: 'Volver',
          })
        }
      >
        Pregunta
      </Button>
      <Button
        variant="neutral"
        onClick={() =>
          void modals.askText({
            title: 'Rechazar la solicitud',
            label: 'Motivo del rechazo',
            confirmLabel: 'Rechazar solicitud',
            send: async () => true,
          })
        }
      >
        Texto
      </Button>
      <ConflictSample />
      <Button variant="neutral" onClick={() => setOpen(true)}>
        Contenido propio
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Estructura Identificador Objeto Digital - OID"
        actions={<Button onClick={() => setOpen(false)}>Aceptar</Button>}
      >
        <ul>
          <li>2.999 - Ejemplo</li>
          <li>2.999.170 - Colombia</li>
        </ul>
      </Modal>
    </Sample>
  );
}

/** A change that meets the version somebody else saved meanwhile. */
function ConflictSample() {
  const { send } = useVersionedChange();
  const meetNewer = () =>
    send({
      version: 1,
      send: async (_api, _options, current) => {
        if (current !== null) return current;
        const mensaje = 'Otra persona guardó cambios en este registro.';
        throw new ApiError({ status: 412, code: 'VERSION_DISTINTA', mensaje, actual: { version: 2 } });
      },
      compare: () => VERSIONS,
      done: 'Los cambios quedaron guardados.',
    });
  return (
    <Button variant="neutral" onClick={() => void meetNewer()}>
      Dos versiones
    </Button>
  );
}
