import type { enUses } from '../en/en-uses.ts';

type Uses = { readonly [Use in keyof typeof enUses]: Readonly<Record<keyof (typeof enUses)[Use], string>> };

/** A native reader still has to check them, see docs/translations.md. */
export const hiUses: Uses = {
  onWall: {
    tap: 'दीवार पर टैप करें: उसके कोने सुझाए जाएँगे।',
    yours: 'आपकी दीवार',
    itself: 'दीवार',
    ask: 'इस दीवार के बारे में पूछें',
    asked: '{name}, {size} की दीवार पर। {sum}',
    shown: '{name}, आपकी दीवार के {all} में से {seen} वर्ग मी पर।',
    shownFront: '{name}, आपकी दीवार के {all} में से {seen} वर्ग मी पर; {front} वर्ग मी के सामने कुछ रखा है।',
    noPack: 'आपकी दीवार के लिए कितना चाहिए, हमसे पूछें।',
  },
  onFloor: {
    tap: 'ये कोने सिर्फ़ अंदाज़ा हैं। इन्हें फ़र्श के ऐसे आयत पर ले जाएँ जिसका नाप आप जानते हैं।',
    yours: 'आपका फ़र्श',
    itself: 'फ़र्श',
    ask: 'इस फ़र्श के बारे में पूछें',
    asked: '{name}, {size} के फ़र्श पर। {sum}',
    shown: '{name}, आपके फ़र्श के {all} में से {seen} वर्ग मी पर।',
    shownFront: '{name}, आपके फ़र्श के {all} में से {seen} वर्ग मी पर; {front} वर्ग मी पर कुछ रखा है।',
    noPack: 'आपके फ़र्श के लिए कितना चाहिए, हमसे पूछें।',
  },
  onCeiling: {
    tap: 'ये कोने सिर्फ़ अंदाज़ा हैं। इन्हें छत के ऐसे आयत पर ले जाएँ जिसका नाप आप जानते हैं।',
    yours: 'आपकी छत',
    itself: 'छत',
    ask: 'इस छत के बारे में पूछें',
    asked: '{name}, {size} की छत पर। {sum}',
    shown: '{name}, आपकी छत के {all} में से {seen} वर्ग मी पर।',
    shownFront: '{name}, आपकी छत के {all} में से {seen} वर्ग मी पर; {front} वर्ग मी के सामने कुछ टँगा है।',
    noPack: 'आपकी छत के लिए कितना चाहिए, हमसे पूछें।',
  },
  onFacade: {
    tap: 'बाहरी दीवार पर टैप करें: उसके कोने सुझाए जाएँगे।',
    yours: 'आपकी बाहरी दीवार',
    itself: 'बाहरी दीवार',
    ask: 'इस बाहरी दीवार के बारे में पूछें',
    asked: '{name}, {size} की बाहरी दीवार पर। {sum}',
    shown: '{name}, आपकी बाहरी दीवार के {all} में से {seen} वर्ग मी पर।',
    shownFront: '{name}, आपकी बाहरी दीवार के {all} में से {seen} वर्ग मी पर; {front} वर्ग मी के सामने कुछ है।',
    noPack: 'आपकी बाहरी दीवार के लिए कितना चाहिए, हमसे पूछें।',
  },
};
