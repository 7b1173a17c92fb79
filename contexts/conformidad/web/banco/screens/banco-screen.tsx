import { errorMessage } from '@marco/web-kit/api-client';
import { CardStack } from '@marco/web-kit/card-stack';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import { TITULO_BANCO } from '../../../contract/conformidad.paths.ts';
import type { HallazgoDicho } from '../../../contract/index.ts';
import { CODIGOS, REGLAS } from '../../../rules/reglas.ts';
import styles from '../banco.module.css';
import { Comprobaciones, type FilaComprobacion, listOrdenadas } from '../comprobaciones.tsx';
import { ContratoForm } from '../contrato-form.tsx';
import { ContratoViewer } from '../contrato-viewer.tsx';
import { SelloCard } from '../sello-card.tsx';
import { type ContratoComprobado, useBanco } from '../use-banco.ts';
import { VeredictoCard } from '../veredicto-card.tsx';

/** Every check before any contract came. */
const SIN_EJECUTAR: readonly FilaComprobacion[] = CODIGOS.map((codigo) => ({
  codigo,
  grupo: REGLAS[codigo].grupo,
  estado: 'sin-ejecutar',
  titulo: REGLAS[codigo].cumple,
  medida: null,
  hallazgos: [],
  total: 0,
}));

/** Checks the contract of a service: verdict, every check with its line, and the seal of the report (niveles §7). */
export function BancoScreen() {
  usePageTitle(TITULO_BANCO);
  const { comprobado, estado, check, cancel } = useBanco();
  return (
    <>
      <PageHeading
        title={TITULO_BANCO}
        lead="Compruebe el contrato de un servicio antes de publicarlo. Lo que carga no se guarda."
      />
      <CardStack>
        <ContratoForm
          hayInforme={comprobado !== null}
          isWorking={estado === 'trabajando'}
          onCheck={(archivo, servicio) => void check(archivo, servicio)}
          onCancel={cancel}
        />
        <div aria-live="polite" className={styles['said']}>
          {typeof estado === 'object' ? <Notice tone="err">{errorMessage(estado.error)}</Notice> : null}
          {estado === 'trabajando' ? <Notice>Se lee y se comprueba el contrato.</Notice> : null}
        </div>
        {comprobado ? (
          <InformeView key={comprobado.informe.huella} comprobado={comprobado} />
        ) : (
          <Comprobaciones comprobaciones={SIN_EJECUTAR} elegida={null} onElegir={() => undefined} />
        )}
      </CardStack>
    </>
  );
}

function InformeView({ comprobado }: { readonly comprobado: ContratoComprobado }) {
  const { informe } = comprobado;
  const primera = listOrdenadas(informe.comprobaciones).find(({ hallazgos }) => hallazgos.length > 0);
  const [elegida, setElegida] = useState<string | null>(primera?.codigo ?? null);
  const [hallazgo, setHallazgo] = useState<HallazgoDicho | null>(primera?.hallazgos[0] ?? null);
  function choose(codigo: string, suyo?: HallazgoDicho): void {
    setElegida(codigo);
    const deLaComprobacion = informe.comprobaciones.find((una) => una.codigo === codigo)?.hallazgos[0];
    setHallazgo(suyo ?? deLaComprobacion ?? null);
  }
  return (
    <>
      <VeredictoCard informe={informe} />
      <div className={styles['halves']}>
        <Comprobaciones comprobaciones={informe.comprobaciones} elegida={elegida} onElegir={choose} />
        <div className={styles['aside']}>
          <ContratoViewer comprobado={comprobado} hallazgo={hallazgo} />
          <p className={styles['note']} data-print="hide">
            La línea marcada es la de la comprobación abierta. En la lista, las teclas <kbd>J</kbd> y{' '}
            <kbd>K</kbd> pasan a la siguiente y a la anterior.
          </p>
          <SelloCard informe={informe} />
        </div>
      </div>
    </>
  );
}
