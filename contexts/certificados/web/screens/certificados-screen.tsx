import { INICIO } from '@marco/parametros/paths';
import { Termino } from '@marco/parametros/widgets';
import { useNombreEnMenu } from '@marco/usuarios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { certificadosPaths } from '../../contract/certificados.paths.ts';
import { CONSULTA_VACIA } from '../../rules/consulta-certificados.ts';
import { FiltroCertificados } from '../lista/filtro-certificados.tsx';
import { TablaCertificados } from '../lista/tabla-certificados.tsx';
import { useCertificados, useConsulta } from '../lista/use-certificados.ts';

const ARRIBA = [INICIO];

/** '/app/certificados': the certificates a person may read, with the steps for those who certify. */
export function CertificadosScreen() {
  const titulo = useNombreEnMenu('Certificación');
  useRecordTrail(titulo, ARRIBA);
  const { search: consulta, show } = useConsulta();
  const certificados = useCertificados(consulta);
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, certificados, show);

  function clear(): void {
    setTimesCleared((times) => times + 1);
    show({ ...consulta, filtro: CONSULTA_VACIA.filtro, estado: null, pagina: 1 });
  }

  return (
    <>
      <PageHeading
        title={titulo}
        lead={
          <>
            Cada <Termino clave="certificado">certificado</Termino> dice qué nivel del marco cumple un
            servicio. Cualquiera puede comprobarlo con su <Termino clave="codigo">código</Termino>.
          </>
        }
        actions={
          <ButtonLink variant="neutral" icon={<FileCheck size={18} />} to={certificadosPaths.verificar}>
            Comprobar un certificado
          </ButtonLink>
        }
      />
      <CardStack>
        <FiltroCertificados
          key={timesCleared}
          filtro={consulta.filtro}
          isSearching={certificados.isFetching && !certificados.data}
          takesFocus={timesCleared > 0}
          onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
          onClear={clear}
        />
        <TablaCertificados consulta={consulta} certificados={certificados} onChange={show} />
      </CardStack>
    </>
  );
}
