import type { ToneVoice } from './tone-voice.ts';

export const authoritative: ToneVoice = {
  hook: {
    question: {
      short: 'Answer this first.',
      video: 'Answer one question before you act.',
    },
    contrast: {
      short: 'Pick a side, then prove it.',
      video: 'Judge both sides on the evidence.',
    },
    list: {
      short: 'Take these points one by one.',
      video: 'Complete this check before you decide.',
    },
    story: {
      short: 'Our position first. Test it.',
      video: 'We start with our position.',
    },
    figure: {
      short: 'Look at this figure first.',
      video: 'Evidence first. Here is the figure.',
    },
  },
  link: [
    'The evidence, as quoted from {source}:',
    'On record in {source}:',
    'Verbatim from {source}:',
    'Start from the text of {source}:',
    'To be noted, from {source}:',
    'Mark this sentence from {source}:',
    'Quoted without change from {source}:',
    'As documented in {source}:',
    'The record, from {source}:',
    'Examine this statement from {source}:',
    'The wording in {source}, unchanged:',
    'The passage in {source}:',
  ],
  define: [
    'Fix the term first, from {source}:',
    'Define it before you debate it, with {source}:',
    'Settle the word, as in {source}:',
  ],
  stance: [
    'Our position is this:',
    'We state it plainly:',
    'Our judgement:',
    'On this we are clear:',
    'Our verdict:',
    'We stand by this:',
  ],
  weigh: [
    'Refute it with evidence, or act on it.',
    'Bring the case that breaks it.',
    'Apply it to your own case, and report the result.',
    'Judge it by results, not by who said it.',
    'Name the result that would overturn it.',
    'Demand the same of every other view.',
  ],
  invite: [
    'Write to us if your findings differ.',
    'Send us the case that contradicts this.',
    'Ask us for details, and hold us to them.',
    'Bring your own evidence and send it to us.',
    'Put your question to us in writing.',
    'State your position and send it to us.',
  ],
  ask: [
    'Agree, or refute?',
    'What is your evidence?',
    'Which side, and why?',
    'Can you prove it?',
    'What is your verdict?',
    'What does your record say?',
  ],
  button: ['State your position', 'Read the details', 'Contact us'],
  close: ['Respectfully,', 'Yours faithfully,', 'Yours,'],
};
