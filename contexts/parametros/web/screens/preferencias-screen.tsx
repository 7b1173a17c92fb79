import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { foldText, formatTime } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { CircleCheck } from 'lucide-react';
import type { Preferencias } from '../../contract/index.ts';
import { GroupedLayout } from '../grouped-layout.tsx';
import styles from '../notificaciones/preferencias.module.css';
import { TablaAvisos, type TemaDeAvisos } from '../notificaciones/tabla-avisos.tsx';
import { useGuardarPreferencias, usePreferencias } from '../notificaciones/use-preferencias.ts';
import { useGroup } from '../use-group.ts';

const TITULO = 'Preferencias de notificaciones';

/** 'app/notifications/preferences': by which channel the person wants each event. */
export function PreferenciasScreen() {
  usePageTitle(TITULO);
  const { data, error, isFetching, refetch } = usePreferencias();
  const { save, savedAt } = useGuardarPreferencias();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Elija cómo quiere enterarse de cada evento. Se guarda al marcar."
        actions={
          <p role="status" className={styles['saved']}>
            {savedAt ? <CircleCheck size={18} /> : null}
            {savedAt ? `Guardado a las ${formatTime(savedAt)}` : savedAt === false && 'Guardando…'}
          </p>
        }
      />
      {error ? (
        <QueryError title="No fue posible cargar sus preferencias" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando preferencias" /> : null}
      {data && !error ? <Temas preferencias={data} onSave={save} /> : null}
    </>
  );
}

interface TemasProps {
  readonly preferencias: Preferencias;
  readonly onSave: ReturnType<typeof useGuardarPreferencias>['save'];
}

/** The subjects with the events of each whose texts have every word; without words all of them. */
function listTemas({ preferencias, obligatorias }: Preferencias, search = ''): TemaDeAvisos[] {
  const words = foldText(search).split(/\s+/);
  const isFound = ({ nombre, descripcion }: { readonly nombre: string; readonly descripcion: string }) => {
    const text = foldText(`${nombre} ${descripcion}`);
    return words.every((word) => text.includes(word));
  };
  const temas = new Set([...preferencias, ...obligatorias].map(({ tema }) => tema));
  return [...temas]
    .map((tema) => ({
      tema,
      elegibles: preferencias.filter((each) => each.tema === tema && isFound(each)),
      obligatorias: obligatorias.filter((each) => each.tema === tema && isFound(each)),
    }))
    .filter((each) => each.elegibles.length + each.obligatorias.length > 0);
}

function Temas({ preferencias, onSave }: TemasProps) {
  const temas = listTemas(preferencias);
  const { current, choose, search, setSearch } = useGroup(temas.map(({ tema }) => tema));
  const total = preferencias.preferencias.length + preferencias.obligatorias.length;
  const isSearching = search.trim() !== '';
  const shown = isSearching ? listTemas(preferencias, search) : temas.filter(({ tema }) => tema === current);
  return (
    <GroupedLayout
      groups={temas.map(({ tema, elegibles, obligatorias }) => ({
        codigo: tema,
        nombre: tema,
        nota: elegibles.length + obligatorias.length,
      }))}
      current={current}
      onChoose={choose}
      navLabel="Temas de los avisos"
      searchLabel={`Buscar en ${total} avisos`}
      search={search}
      onSearch={setSearch}
    >
      {shown.map((tema) => (
        <TablaAvisos key={tema.tema} tema={tema} search={search} onSave={onSave} />
      ))}
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            drawing="search"
            title="Nada coincide con su búsqueda"
            text="Pruebe con menos palabras."
          >
            <Button variant="secondary" onClick={() => setSearch('')}>
              Limpiar
            </Button>
          </EmptyState>
        </Card>
      ) : null}
      <Card title="Resumen diario">
        <p className={styles['hour']}>
          <strong>Sale desde las {presentHora(preferencias.horaResumen)}, hora de Colombia</strong>
          <span>Reúne en un correo los avisos que usted marcó. No llega si no hay ninguno.</span>
        </p>
      </Card>
      <Notice>
        Los avisos necesarios para ingresar, como la aprobación de su registro o un cambio de contraseña,
        siempre llegan.
      </Notice>
    </GroupedLayout>
  );
}

/** An hour of the day as people read it: '7:00 a. m.'. */
function presentHora(hora: number): string {
  const medioDia = hora < 12 ? 'a. m.' : 'p. m.';
  return `${hora % 12 === 0 ? 12 : hora % 12}:00 ${medioDia}`;
}
