import { directorioPaths } from '@marco/directorio/paths';
import { INICIO } from '@marco/parametros/paths';
import { Termino } from '@marco/parametros/widgets';
import { useNombreEnMenu } from '@marco/usuarios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { Scale, Search } from 'lucide-react';
import { useState } from 'react';
import { acuerdosPaths, TITULO_ACUERDOS, TITULO_PRECEDENTES } from '../../contract/acuerdos.paths.ts';
import { CONSULTA_VACIA } from '../../rules/consulta-acuerdos.ts';
import { FiltroAcuerdos } from '../lista/filtro-acuerdos.tsx';
import { TablaAcuerdos } from '../lista/tabla-acuerdos.tsx';
import { useAcuerdos, useConsulta } from '../lista/use-acuerdos.ts';

const ARRIBA = [INICIO];

/** '/app/acuerdos': what the entidad of the person consumes, and what is consumed of it. */
export function AcuerdosScreen() {
  const titulo = useNombreEnMenu(TITULO_ACUERDOS);
  useRecordTrail(titulo, ARRIBA);
  const { search: consulta, show } = useConsulta();
  const acuerdos = useAcuerdos(consulta);
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, acuerdos, show);

  function clear(): void {
    setTimesCleared((times) => times + 1);
    show({ ...consulta, filtro: { texto: '' }, vista: null, estado: CONSULTA_VACIA.estado, pagina: 1 });
  }

  return (
    <>
      <PageHeading
        title={titulo}
        lead={
          <>
            Cada <Termino clave="acuerdo">acuerdo</Termino> dice para qué se consume un servicio, qué datos,
            cuánto y hasta cuándo. Se pide desde la página del servicio en el directorio.
          </>
        }
        actions={
          <>
            <ButtonLink variant="neutral" icon={<Scale size={18} />} to={acuerdosPaths.precedentes}>
              {TITULO_PRECEDENTES}
            </ButtonLink>
            <ButtonLink variant="neutral" icon={<Search size={18} />} to={directorioPaths.home}>
              Buscar un servicio
            </ButtonLink>
          </>
        }
      />
      <CardStack>
        <FiltroAcuerdos
          key={timesCleared}
          texto={consulta.filtro.texto}
          vista={consulta.vista}
          isSearching={acuerdos.isFetching && !acuerdos.data}
          takesFocus={timesCleared > 0}
          onSearch={({ texto, vista }) => show({ ...consulta, filtro: { texto }, vista, pagina: 1 })}
          onClear={clear}
        />
        <TablaAcuerdos consulta={consulta} acuerdos={acuerdos} onChange={show} />
      </CardStack>
    </>
  );
}
