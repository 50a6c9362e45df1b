import type { enUses } from '../en/en-uses.ts';

type Uses = { readonly [Use in keyof typeof enUses]: Readonly<Record<keyof (typeof enUses)[Use], string>> };

/** A native reader still has to check them, see docs/translations.md. */
export const orUses: Uses = {
  onWall: {
    tap: 'କାନ୍ଥରେ ଟ୍ୟାପ୍ କରନ୍ତୁ: ତାହାର କୋଣ ପ୍ରସ୍ତାବ ଦିଆଯିବ।',
    yours: 'ଆପଣଙ୍କ କାନ୍ଥ',
    itself: 'କାନ୍ଥ',
    ask: 'ଏହି କାନ୍ଥ ବିଷୟରେ ପଚାରନ୍ତୁ',
    asked: '{name}, {size}ର କାନ୍ଥରେ। {sum}',
    shown: '{name}, ଆପଣଙ୍କ କାନ୍ଥର {all} ବର୍ଗ ମିରୁ {seen}ରେ।',
    shownFront: '{name}, ଆପଣଙ୍କ କାନ୍ଥର {all} ବର୍ଗ ମିରୁ {seen}ରେ; {front} ବର୍ଗ ମି ଆଗରେ କିଛି ଅଛି।',
    noPack: 'ଆପଣଙ୍କ କାନ୍ଥ ପାଇଁ କେତେ ଲାଗିବ, ଆମକୁ ପଚାରନ୍ତୁ।',
  },
  onFloor: {
    tap: 'ଏହି କୋଣଗୁଡ଼ିକ କେବଳ ଅନୁମାନ। ସେଗୁଡ଼ିକୁ ଚଟାଣର ଏପରି ଆୟତକୁ ଟାଣନ୍ତୁ ଯାହାର ମାପ ଆପଣ ଜାଣନ୍ତି।',
    yours: 'ଆପଣଙ୍କ ଚଟାଣ',
    itself: 'ଚଟାଣ',
    ask: 'ଏହି ଚଟାଣ ବିଷୟରେ ପଚାରନ୍ତୁ',
    asked: '{name}, {size}ର ଚଟାଣରେ। {sum}',
    shown: '{name}, ଆପଣଙ୍କ ଚଟାଣର {all} ବର୍ଗ ମିରୁ {seen}ରେ।',
    shownFront: '{name}, ଆପଣଙ୍କ ଚଟାଣର {all} ବର୍ଗ ମିରୁ {seen}ରେ; {front} ବର୍ଗ ମି ଉପରେ କିଛି ଅଛି।',
    noPack: 'ଆପଣଙ୍କ ଚଟାଣ ପାଇଁ କେତେ ଲାଗିବ, ଆମକୁ ପଚାରନ୍ତୁ।',
  },
  onCeiling: {
    tap: 'ଏହି କୋଣଗୁଡ଼ିକ କେବଳ ଅନୁମାନ। ସେଗୁଡ଼ିକୁ ଛାତର ଏପରି ଆୟତକୁ ଟାଣନ୍ତୁ ଯାହାର ମାପ ଆପଣ ଜାଣନ୍ତି।',
    yours: 'ଆପଣଙ୍କ ଛାତ',
    itself: 'ଛାତ',
    ask: 'ଏହି ଛାତ ବିଷୟରେ ପଚାରନ୍ତୁ',
    asked: '{name}, {size}ର ଛାତରେ। {sum}',
    shown: '{name}, ଆପଣଙ୍କ ଛାତର {all} ବର୍ଗ ମିରୁ {seen}ରେ।',
    shownFront: '{name}, ଆପଣଙ୍କ ଛାତର {all} ବର୍ଗ ମିରୁ {seen}ରେ; {front} ବର୍ଗ ମି ଆଗରେ କିଛି ଝୁଲୁଛି।',
    noPack: 'ଆପଣଙ୍କ ଛାତ ପାଇଁ କେତେ ଲାଗିବ, ଆମକୁ ପଚାରନ୍ତୁ।',
  },
  onFacade: {
    tap: 'ବାହାର କାନ୍ଥରେ ଟ୍ୟାପ୍ କରନ୍ତୁ: ତାହାର କୋଣ ପ୍ରସ୍ତାବ ଦିଆଯିବ।',
    yours: 'ଆପଣଙ୍କ ବାହାର କାନ୍ଥ',
    itself: 'ବାହାର କାନ୍ଥ',
    ask: 'ଏହି ବାହାର କାନ୍ଥ ବିଷୟରେ ପଚାରନ୍ତୁ',
    asked: '{name}, {size}ର ବାହାର କାନ୍ଥରେ। {sum}',
    shown: '{name}, ଆପଣଙ୍କ ବାହାର କାନ୍ଥର {all} ବର୍ଗ ମିରୁ {seen}ରେ।',
    shownFront: '{name}, ଆପଣଙ୍କ ବାହାର କାନ୍ଥର {all} ବର୍ଗ ମିରୁ {seen}ରେ; {front} ବର୍ଗ ମି ଆଗରେ କିଛି ଅଛି।',
    noPack: 'ଆପଣଙ୍କ ବାହାର କାନ୍ଥ ପାଇଁ କେତେ ଲାଗିବ, ଆମକୁ ପଚାରନ୍ତୁ।',
  },
};
