import { Termino } from '@marco/parametros/widgets';
import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { Modal } from '@marco/web-kit/modal';
import { readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { FileCode } from 'lucide-react';
import { useState } from 'react';
import { TITULO_BANCO } from '../../../contract/conformidad.paths.ts';
import type { ComprobacionDicha, HallazgoDicho } from '../../../contract/index.ts';
import { CODIGOS, REGLAS } from '../../../rules/reglas.ts';
import { Comprobaciones, type FilaComprobacion, listOrdenadas } from '../../informes/comprobaciones.tsx';
import informeStyles from '../../informes/informe.module.css';
import { SelloCard } from '../../informes/sello-card.tsx';
import { VeredictoCard } from '../../informes/veredicto-card.tsx';
import styles from '../banco.module.css';
import { ContratoForm } from '../contrato-form.tsx';
import { ContratoEnDialogo, ContratoViewer } from '../contrato-viewer.tsx';
import { type ContratoComprobado, useBanco } from '../use-banco.ts';

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

/** Every check while a contract is looked at: those that are done as they came out. */
function listEnCurso(hechas: readonly ComprobacionDicha[]): readonly FilaComprobacion[] {
  const porCodigo = new Map<string, FilaComprobacion>(hechas.map((una) => [una.codigo, una]));
  return SIN_EJECUTAR.map((fila) => porCodigo.get(fila.codigo) ?? fila);
}

/** Checks the contract of a service: verdict, every check with its line, and the seal of the report (niveles §7). */
export function BancoScreen() {
  usePageTitle(TITULO_BANCO);
  const { comprobado, ilegible, estado, hechas, check, cancel } = useBanco();
  const isWorking = estado === 'trabajando';
  const { params, change } = useAddressParams();
  const servicio = readId(params.get('servicio'));
  const comparado = { servicio, version: servicio === null ? null : readId(params.get('version')) };
  return (
    <>
      <PageHeading
        title={TITULO_BANCO}
        lead={
          <>
            Compruebe el <Termino clave="contrato">contrato de un servicio</Termino> antes de publicarlo. Lo
            que carga no se guarda.
          </>
        }
      />
      <CardStack>
        <ContratoForm
          hayInforme={comprobado !== null}
          isWorking={isWorking}
          comparado={comparado}
          onComparar={(suyo) => change(suyo === null ? {} : { servicio: String(suyo) }, { replace: true })}
          onCheck={(archivo) => void check(archivo, comparado)}
          onCancel={cancel}
        />
        <div aria-live="polite" className={styles['said']}>
          {typeof estado === 'object' ? <Notice tone="err">{errorMessage(estado.error)}</Notice> : null}
          {ilegible && comprobado ? <Ilegible ilegible={ilegible} anterior={comprobado.nombre} /> : null}
          {isWorking ? <Notice>{explainAvance(hechas.length)}</Notice> : null}
        </div>
        {comprobado ? (
          <InformeView key={comprobado.informe.huella} comprobado={comprobado} />
        ) : (
          <Comprobaciones
            comprobaciones={isWorking ? listEnCurso(hechas) : SIN_EJECUTAR}
            isWorking={isWorking}
            elegida={null}
            onElegir={() => undefined}
          />
        )}
      </CardStack>
    </>
  );
}

const explainAvance = (hechas: number) =>
  hechas === 0
    ? 'Se lee y se comprueba el contrato.'
    : `Se comprueba el contrato: ${hechas} de ${CODIGOS.length} comprobaciones.`;

/** Why a file is not read, while the report of the one before stays. */
function Ilegible({
  ilegible: { nombre, informe },
  anterior,
}: {
  readonly ilegible: ContratoComprobado;
  readonly anterior: string;
}) {
  const hallazgo = informe.comprobaciones.flatMap(({ hallazgos }) => hallazgos)[0];
  return (
    <Notice tone="err">
      «{nombre}» no se pudo comprobar
      {hallazgo ? `: ${hallazgo.encontrado} (${presentLugar(hallazgo)}). ${hallazgo.correccion}` : '.'} Sigue
      a la vista el informe de «{anterior}».
    </Notice>
  );
}

const presentLugar = ({ lugar: { archivo, linea } }: HallazgoDicho) =>
  archivo === null ? `línea ${linea}` : `línea ${linea} de ${archivo}`;

function InformeView({ comprobado }: { readonly comprobado: ContratoComprobado }) {
  const { informe } = comprobado;
  const primera = listOrdenadas(informe.comprobaciones).find(({ hallazgos }) => hallazgos.length > 0);
  const [elegida, setElegida] = useState<string | null>(primera?.codigo ?? null);
  const [hallazgo, setHallazgo] = useState<HallazgoDicho | null>(primera?.hallazgos[0] ?? null);
  const [seVe, setSeVe] = useState(false);
  function choose(codigo: string, suyo?: HallazgoDicho): void {
    setElegida(codigo);
    const deLaComprobacion = informe.comprobaciones.find((una) => una.codigo === codigo)?.hallazgos[0];
    setHallazgo(suyo ?? deLaComprobacion ?? null);
  }
  return (
    <>
      <VeredictoCard informe={informe} />
      <div className={informeStyles['halves']}>
        <Comprobaciones
          comprobaciones={informe.comprobaciones}
          elegida={elegida}
          onElegir={choose}
          onVer={(codigo, suyo) => {
            choose(codigo, suyo);
            setSeVe(true);
          }}
        />
        <div className={informeStyles['aside']}>
          <ContratoViewer comprobado={comprobado} hallazgo={hallazgo} />
          <p className={styles['note']} data-print="hide">
            La línea marcada es la de la comprobación abierta.{' '}
            <span className={styles['keys']}>
              En la lista, las teclas <kbd>J</kbd> y <kbd>K</kbd> pasan a la siguiente y a la anterior.
            </span>
          </p>
          <SelloCard
            informe={informe}
            nota="El mismo contrato con las mismas reglas da siempre el mismo informe. No se guarda su contenido."
          />
        </div>
      </div>
      <Modal
        isOpen={seVe}
        onClose={() => setSeVe(false)}
        title="Contrato"
        message={hallazgo?.encontrado}
        icon={<FileCode size={22} />}
        size="large"
        actions={
          <Button variant="secondary" onClick={() => setSeVe(false)}>
            Cerrar
          </Button>
        }
      >
        <ContratoEnDialogo comprobado={comprobado} hallazgo={hallazgo} />
      </Modal>
    </>
  );
}
