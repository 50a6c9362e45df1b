import { formatRupees } from '#domain/money/format-rupees.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import type { SharedWords } from '#domain/shares/english-words.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

/** The UPI code and the bank details. The Copy buttons appear with the script. */
export function SharePay({ page }: { page: SharedPage }) {
  if (!page.pay) return null;
  const words = sharedWords(page.language);
  const { upi, bank } = page.pay;
  return (
    <div className="share-pay">
      {upi && (
        <section>
          <h2>{words.upi}</h2>
          <details>
            <summary>{words.showCode}</summary>
            <div className="share-code">
              <QrCode text={upi.link} label={fillWords(words.code, { number: page.number || page.buyer })} />
            </div>
            <p className="share-note">
              {upi.withAmount && words.scan} {words.entered}
            </p>
          </details>
          {/* What a person types is beside its button: the app that the button opens asks for it, too. */}
          {!upi.withAmount && <p className="share-note">{words.scanBig}</p>}
          <dl className="share-copies">
            <Copied words={words} name={words.upiId} value={upi.id} />
            {!upi.withAmount && page.money?.kind === 'owed' && (
              <Copied words={words} name={words.amount} value={plainAmount(formatRupees(page.money.owed))} />
            )}
          </dl>
        </section>
      )}
      {bank && (
        <section>
          <h2>{words.bank}</h2>
          <dl className="share-copies">
            <Plain name={words.accountName} value={bank.accountName} />
            <Plain name={words.bankName} value={bank.bank} />
            <Copied words={words} name={words.accountNumber} value={bank.accountNumber} />
            <Copied words={words} name={words.ifsc} value={bank.ifsc} />
          </dl>
        </section>
      )}
    </div>
  );
}

function Plain({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang="en">{value}</dd>
    </div>
  );
}

function Copied({ words, name, value }: { words: SharedWords; name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span lang="en">{value}</span>
        <span className="share-copy">
          <Button hidden data-copy={value} data-copied={words.copied}>
            {words.copy}
            <span className="sr"> {name}</span>
          </Button>
        </span>
      </dd>
    </div>
  );
}
