import type { enUses } from '../en/en-uses.ts';

type Uses = { readonly [Use in keyof typeof enUses]: Readonly<Record<keyof (typeof enUses)[Use], string>> };

/** A native reader still has to check them, see docs/translations.md. */
export const mrUses: Uses = {
  onWall: {
    tap: 'भिंतीवर टॅप करा: तिचे कोपरे सुचवले जातील.',
    yours: 'तुमची भिंत',
    itself: 'भिंत',
    ask: 'या भिंतीबद्दल विचारा',
    asked: '{name}, {size} च्या भिंतीवर. {sum}',
    shown: '{name}, तुमच्या भिंतीच्या {all} पैकी {seen} चौ. मीवर.',
    shownFront: '{name}, तुमच्या भिंतीच्या {all} पैकी {seen} चौ. मीवर; {front} चौ. मीसमोर काहीतरी आहे.',
    noPack: 'तुमच्या भिंतीला किती लागेल ते आम्हाला विचारा.',
  },
  onFloor: {
    tap: 'हे कोपरे फक्त अंदाज आहेत. ते जमिनीच्या अशा आयतावर ओढा ज्याचे माप तुम्हाला माहीत आहे.',
    yours: 'तुमची जमीन',
    itself: 'जमीन',
    ask: 'या जमिनीबद्दल विचारा',
    asked: '{name}, {size} च्या जमिनीवर. {sum}',
    shown: '{name}, तुमच्या जमिनीच्या {all} पैकी {seen} चौ. मीवर.',
    shownFront: '{name}, तुमच्या जमिनीच्या {all} पैकी {seen} चौ. मीवर; {front} चौ. मीवर काहीतरी आहे.',
    noPack: 'तुमच्या जमिनीला किती लागेल ते आम्हाला विचारा.',
  },
  onCeiling: {
    tap: 'हे कोपरे फक्त अंदाज आहेत. ते छताच्या अशा आयतावर ओढा ज्याचे माप तुम्हाला माहीत आहे.',
    yours: 'तुमचे छत',
    itself: 'छत',
    ask: 'या छताबद्दल विचारा',
    asked: '{name}, {size} च्या छतावर. {sum}',
    shown: '{name}, तुमच्या छताच्या {all} पैकी {seen} चौ. मीवर.',
    shownFront: '{name}, तुमच्या छताच्या {all} पैकी {seen} चौ. मीवर; {front} चौ. मीसमोर काहीतरी लटकत आहे.',
    noPack: 'तुमच्या छताला किती लागेल ते आम्हाला विचारा.',
  },
  onFacade: {
    tap: 'बाहेरील भिंतीवर टॅप करा: तिचे कोपरे सुचवले जातील.',
    yours: 'तुमची बाहेरील भिंत',
    itself: 'बाहेरील भिंत',
    ask: 'या बाहेरील भिंतीबद्दल विचारा',
    asked: '{name}, {size} च्या बाहेरील भिंतीवर. {sum}',
    shown: '{name}, तुमच्या बाहेरील भिंतीच्या {all} पैकी {seen} चौ. मीवर.',
    shownFront: '{name}, तुमच्या बाहेरील भिंतीच्या {all} पैकी {seen} चौ. मीवर; {front} चौ. मीसमोर काहीतरी आहे.',
    noPack: 'तुमच्या बाहेरील भिंतीला किती लागेल ते आम्हाला विचारा.',
  },
};
