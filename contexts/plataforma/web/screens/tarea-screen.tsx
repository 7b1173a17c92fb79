import { INICIO } from '@marco/parametros/paths';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { useParams } from 'react-router';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { AnsCard } from '../tareas/ans-card.tsx';
import { PermisoCard } from '../tareas/permiso-card.tsx';
import { RegistroCard } from '../tareas/registro-card.tsx';
import { TareaCard } from '../tareas/tarea-card.tsx';
import { useTarea } from '../tareas/use-tarea.ts';

const ARRIBA = [
  INICIO,
  { nombre: 'Plataforma X-Road', to: plataformaPaths.home },
  { nombre: 'Tareas del operador', to: plataformaPaths.tareas },
];

/** '/app/xroad/tareas/{id}': one task, and its work. */
export function TareaScreen() {
  const id = useParams()['id'] ?? '';
  const tarea = useTarea(id);
  const isUnknown = isNotFound(tarea.error);
  const nombre = isUnknown ? 'Tarea no encontrada' : (tarea.data?.asunto ?? 'Tarea');
  useRecordTrail(nombre, ARRIBA);
  if (isUnknown)
    return (
      <NotFound
        title={nombre}
        message="La tarea que busca no existe."
        hint="Búsquela en la lista de tareas del operador."
        to={plataformaPaths.tareas}
        backLabel="Ver las tareas"
      />
    );
  return (
    <>
      <PageHeading title={nombre} />
      <LoadBlock query={tarea} subject="la tarea">
        {(data) => (
          <CardStack>
            <TareaCard tarea={data} />
            {data.ans === null ? null : <AnsCard ans={data.ans} isPending={data.estado === 'pendiente'} />}
            {data.permiso === null ? null : <PermisoCard permiso={data.permiso} />}
            {data.registro === null ? null : <RegistroCard tarea={data} registro={data.registro} />}
          </CardStack>
        )}
      </LoadBlock>
    </>
  );
}
