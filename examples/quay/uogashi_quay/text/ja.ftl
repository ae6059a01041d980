### 『波止場』の文。日本語。

## Component values, options and setups that are not valid

quay-bag-too-small = 「{ $figure }」の木箱は{ $crates }個ですが、{ $rounds }ラウンドには{ $rounds }個必要です。
quay-setup-captain = 「captain」は0から{ $last }までの席でなければなりません。今の値は{ $value }です。

## Why a decision is refused

quay-too-much = 所持金は¥{ $money }です。¥{ $bid }は入札できません。
quay-not-highest = 最高額を入札した人の中から選んでください。
quay-asked-drawing = 今は木箱を引いているところです。
quay-asked-bidding = 先に、入札してください。
quay-asked-awarding = 先に、木箱を渡す人を選んでください。
quay-asked-taking = 先に、木箱を取るか、見送るかを決めてください。
quay-typed-unknown = 「{ $typed }」は理解できません。

## What happened

quay-fact-round-begins = 第{ $round }ラウンドが始まります。
quay-fact-drawn = 価値{ $crate }の木箱が出ました。
quay-fact-bid-made = { $seat }が¥{ $bid }で入札しました。
quay-fact-bid-shown = { $seat }の入札額は¥{ $bid }です。
quay-fact-awarded = { $seat }が木箱の権利を得ました。
quay-fact-taken = { $seat }が価値{ $crate }の木箱を¥{ $price }で取りました。
quay-fact-left = { $seat }は見送りました。

## Questions, and the effect of decisions

quay-ask-bidding = 所持金は¥{ $money }です。価値{ $crate }の木箱にいくら入札しますか？
quay-ask-awarding = 価値{ $crate }の木箱を誰に渡しますか？
quay-ask-taking = 価値{ $crate }の木箱を¥{ $bid }で取りますか？
quay-how-bidding = 数字を入力してください。
quay-how-awarding = 最高額を入札した席の番号を入力してください。
quay-how-taking = { $take }か{ $leave }と入力してください。
quay-warning-last = これが最後の木箱です。
quay-ends-won = これでゲームが終わります。{ $own }対{ $best }であなたの勝ちです。
quay-ends-lost = これでゲームが終わります。{ $other }が{ $best }点で勝ち、あなたは{ $own }点です。
quay-ends-shared = これでゲームが終わります。{ $own }点で勝利を分かち合います。
quay-choice = { $choice }：¥{ $money }、{ $score }点になります

## Decisions

quay-decision-crate = 価値{ $first }の木箱
quay-decision-bid = 価値{ $crate }の木箱に{ $first }で入札する
quay-decision-award = { $first }に渡す
quay-decision-take = 価値{ $first }の木箱を取る
quay-decision-leave = 見送る
quay-choices-crate = 木箱
quay-choices-bid = 入札
quay-choices-award = 渡す相手
quay-choices-take = 木箱を取る
quay-word-take = 取る
quay-word-leave = 見送る

## The table

quay-round = 第{ $number }ラウンド
quay-round-of = 第{ $number }ラウンド（全{ $total }ラウンド）
quay-round-before = 1ラウンド戻る
quay-round-after = 1ラウンド進む
quay-view-round = ラウンド
quay-view-rounds = ラウンド数
quay-view-phase = フェイズ
quay-view-captain = 船長
quay-view-crate = 木箱
quay-view-bids = 入札額
quay-view-money = 所持金
quay-view-crates = 獲得した木箱
quay-view-bag = 袋
quay-phase-drawing = 木箱を引く
quay-phase-bidding = 入札
quay-phase-awarding = 木箱を渡す
quay-phase-taking = 木箱を取る
quay-phase-over = 終了
quay-outcome-money = 所持金
quay-outcome-score = 現在の得点
quay-score = { $score }点
quay-board-round = ラウンド{ $round }/{ $rounds }：価値{ $crate }の木箱
quay-board-bag = 袋の中：{ $crates }
quay-board-seat = { $seat }：¥{ $money }、木箱の価値{ $crates }
quay-legend-acting = 考え中

## Options and figures

quay-option-rich = 資金2倍
quay-option-rich-about = 全員が2倍の所持金で始めます。
quay-about-rounds = ラウンド数
quay-about-money = 最初の所持金（円）
quay-about-bag = 価値1、2、3、4の木箱がそれぞれ何個あるか

## The report

quay-report-prices = 木箱の値段
quay-report-prices-text = 取られた木箱の価値と、支払われた額です。
quay-report-prices-crate = 価値
quay-report-prices-price = 値段
quay-report-crates = 取られたか見送られたか
quay-report-crates-text = 権利を得た人が、木箱を取ったか見送ったかです。
quay-report-crates-taken = 取られた
quay-report-crates-left = 見送られた
quay-report-ties = 木箱の権利
quay-report-ties-text = 1ゲームで木箱の権利が決まった回数です。
