import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { BookOpenText, Plus } from 'lucide-react';
import { useState } from 'react';
import { diccionarioPaths } from '../diccionario/diccionario.paths.ts';
import { elementosDeDatoPaths } from '../elementos-de-dato.paths.ts';
import { FILTRO_VACIO } from '../lista/consulta-elementos.ts';
import { FiltroDeElementos } from '../lista/filtro-elementos.tsx';
import { TablaElementos } from '../lista/tabla-elementos.tsx';
import { useConsulta } from '../lista/use-consulta.ts';
import { useElementos, usePermisosElementos } from '../lista/use-elementos.ts';

const TITULO = 'Elementos de dato';

/** The registry as those who work on it see it, now or as it was on a day (AREA-06). */
export function ElementosScreen() {
  usePageTitle(TITULO);
  const { search: consulta, show } = useConsulta();
  const elementos = useElementos(consulta);
  const { data, isFetching } = elementos;
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, elementos, show);

  function clear(): void {
    setTimesCleared((times) => times + 1);
    show({ ...consulta, filtro: FILTRO_VACIO, pagina: 1 });
  }

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Los elementos con los que las entidades intercambian información con un mismo significado."
        actions={
          <>
            <ButtonLink variant="secondary" to={diccionarioPaths.home} icon={<BookOpenText size={18} />}>
              Ver diccionario
            </ButtonLink>
            <CrearElemento />
          </>
        }
      />
      <CardStack>
        <FiltroDeElementos
          key={timesCleared}
          filtro={consulta.filtro}
          isSearching={isFetching && !data}
          takesFocus={timesCleared > 0}
          onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
          onClear={clear}
        />
        <TablaElementos consulta={consulta} elementos={elementos} onChange={show} />
      </CardStack>
    </>
  );
}

/** Creating, or why not. */
function CrearElemento() {
  const crear = usePermisosElementos().data?.crear;
  if (!crear) return null;
  const icon = <Plus size={18} />;
  return crear.allowed ? (
    <ButtonLink to={elementosDeDatoPaths.create} icon={icon}>
      Crear elemento
    </ButtonLink>
  ) : (
    <Button blocked={crear} icon={icon}>
      Crear elemento
    </Button>
  );
}
